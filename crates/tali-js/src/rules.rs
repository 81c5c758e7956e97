//! The rules by id.

use serde::Serialize;
use tali::dice::Rule;
use tali::{brp, challenge, mini6, pool, tiers};

use crate::answer::written;

/// A rule as it is listed.
#[derive(Serialize)]
struct Listed {
    id: &'static str,
    title: &'static str,
    kinds: Vec<String>,
}

/// Every rule, system by system.
pub(crate) fn listed() -> String {
    let systems: [&[Rule]; 5] =
        [mini6::rules::RULES, pool::rules::RULES, challenge::rules::RULES, brp::rules::RULES, tiers::rules::RULES];
    let rules: Vec<_> = systems
        .concat()
        .iter()
        .map(|rule| Listed {
            id: rule.id.as_str(),
            title: rule.title,
            kinds: rule.kinds.iter().map(|kind| format!("{kind:?}").to_lowercase()).collect(),
        })
        .collect();
    written(&rules)
}
