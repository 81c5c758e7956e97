//! Prints the JSON Schema of every request, outcome, question, answer and sheet, as it is kept in
//! `docs/requests.schema.json`.
//!
//! ```text
//! cargo run -q -p tali --features schemars --example schema > docs/requests.schema.json
//! ```

fn main() {
    println!("{:#}", tali::schema::document());
}
