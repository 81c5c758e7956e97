//! JSON Schema, where serde is written by hand; for the rest it is derived.

/// The JSON Schema of a type, said outright; `$generator` gives the schemas of other types.
///
/// The crate that calls it needs a feature named `schemars`.
#[doc(hidden)]
#[macro_export]
macro_rules! json_schema {
    ($type:ident, $description:expr, |$generator:ident| { $($schema:tt)* }) => {
        #[cfg(feature = "schemars")]
        impl schemars::JsonSchema for $type {
            fn schema_name() -> ::alloc::borrow::Cow<'static, str> {
                ::alloc::borrow::Cow::Borrowed(stringify!($type))
            }
            fn schema_id() -> ::alloc::borrow::Cow<'static, str> {
                ::alloc::borrow::Cow::Borrowed(concat!(module_path!(), "::", stringify!($type)))
            }
            fn json_schema($generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                let _ = &$generator;
                schemars::json_schema!({ "description": $description, $($schema)* })
            }
        }
    };
    ($type:ident, $description:expr, { $($schema:tt)* }) => {
        $crate::json_schema!($type, $description, |generator| { $($schema)* });
    };
}
