//! Any sheet, and any text that may be one: looked over without a panic, the same each time, and read as it is written.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tali::Sheet;

fuzz_target!(|input: (Sheet, &str)| {
    let (sheet, text) = input;
    look_over(&sheet);
    if let Ok(sheet) = serde_json::from_str::<Sheet>(text) {
        look_over(&sheet);
    }
});

fn look_over(sheet: &Sheet) {
    let written = serde_json::to_string(sheet).expect("a sheet can be saved");
    assert_eq!(serde_json::from_str::<Sheet>(&written).expect("and loaded"), *sheet);
    let report = serde_json::to_string(&sheet.report()).expect("a report can be written");
    assert_eq!(serde_json::to_string(&sheet.report()).expect("again"), report);
}
