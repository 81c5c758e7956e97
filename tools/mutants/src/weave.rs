//! All changes of a file at once, each behind a question whether it is the one to make.
//!
//! Where the file has `a + b`, and cargo-mutants would write `a - b` or `a * b`, stands afterwards
//!
//! ```text
//! (match crate::mutant::at(17) { 17 => a - b, 18 => a * b, _ => a + b })
//! ```
//!
//! What stands in an arm is the text as it was; only the last arm has the changes of what is inside.

use std::collections::BTreeMap;
use std::ops::Range;

use syn::spanned::Spanned;
use syn::visit::{self, Visit};

use crate::list::{Genre, Mutant};

/// A change with its number in its crate, from 1 on.
pub type Numbered<'a> = (u32, &'a Mutant);

/// A file with all changes in it that can be chosen at run time, and the numbers of the others, which need a build of their own.
pub struct Woven {
    pub text: String,
    pub left: Vec<u32>,
}

/// Weaves the changes into the text of their file.
pub fn weave(text: &str, mutants: &[Numbered<'_>]) -> Woven {
    let mut at: BTreeMap<(usize, usize), Vec<Numbered<'_>>> = BTreeMap::new();
    let mut left = Vec::new();
    for &(number, mutant) in mutants {
        let range = (mutant.span.start.offset(text), mutant.span.end.offset(text));
        let hidden = mutant.function.as_ref().is_some_and(|function| function.return_type.contains("impl "));
        if mutant.genre == Genre::Other || mutant.genre == Genre::FnValue && hidden {
            left.push(number);
        } else {
            at.entry(range).or_default().push((number, mutant));
        }
    }
    let mut sites = Sites { text, at, found: Vec::new(), fixed: 0 };
    sites.visit_file(&syn::parse_file(text).expect("the file is Rust"));
    left.extend(sites.at.values().flatten().map(|&(number, _)| number));
    left.sort_unstable();
    let mut found = sites.found;
    // what has no length comes before what begins there
    found.sort_by_key(|site| (site.range.start, !site.range.is_empty(), std::cmp::Reverse(site.range.end)));
    Woven { text: render(text, 0..text.len(), &found), left }
}

/// Where a changed text begins and ends, so that an error in it is known to be its own.
pub fn marks(number: u32) -> (String, String) {
    (format!("/*M{number}*/"), format!("/*E{number}*/"))
}

/// An arm for each change, with its number and between its marks.
fn arms(changes: &[(u32, String)]) -> String {
    let arm = |(number, change): &(u32, String)| {
        let (mark, end) = marks(*number);
        format!("{number} => {mark}{change}{end},\n")
    };
    changes.iter().map(arm).collect()
}

/// A part of a text that something else takes the place of.
struct Site {
    range: Range<usize>,
    /// What comes before it.
    before: String,
    /// What comes after it.
    after: String,
}

struct Sites<'a> {
    text: &'a str,
    /// What is still to be found.
    at: BTreeMap<(usize, usize), Vec<Numbered<'a>>>,
    found: Vec<Site>,
    /// How many items around are worked out by the compiler, where there is no run time to choose at.
    fixed: usize,
}

impl<'a> Sites<'a> {
    fn take(&mut self, range: &Range<usize>, genre: Genre) -> Vec<Numbered<'a>> {
        if self.fixed > 0 || self.at.get(&(range.start, range.end)).is_none_or(|here| here[0].1.genre != genre) {
            return Vec::new();
        }
        self.at.remove(&(range.start, range.end)).unwrap_or_default()
    }

    /// In place of an expression: one of the changes, or itself.
    fn choose(&mut self, range: Range<usize>, changes: &[(u32, String)]) {
        let Some(&(first, _)) = changes.first() else { return };
        let before = format!("(match crate::mutant::at({first}) {{\n{}_ => ", arms(changes));
        self.found.push(Site { range, before, after: "})".into() });
    }

    fn fixed(&mut self, inside: impl FnOnce(&mut Self)) {
        self.fixed += 1;
        inside(self);
        self.fixed -= 1;
    }

    fn body(&mut self, block: &syn::Block) {
        let (Some(first), Some(last)) = (block.stmts.first(), block.stmts.last()) else { return };
        let range = first.span().byte_range().start..last.span().byte_range().end;
        // the body's text may begin with a comment, which has no span here
        let open = block.brace_token.span.open().byte_range().end;
        let key = self.at.iter().find(|((start, end), here)| {
            here[0].1.genre == Genre::FnValue
                && *start >= open
                && *start <= range.start
                && *end >= range.end
                && *end < block.brace_token.span.close().byte_range().end
        });
        let Some((&(start, end), _)) = key else { return };
        let changes: Vec<_> = (self.take(&(start..end), Genre::FnValue).into_iter())
            .map(|(number, mutant)| (number, format!("return {}", mutant.replacement)))
            .collect();
        let Some(&(first, _)) = changes.first() else { return };
        let before = format!("match crate::mutant::at({first}) {{\n{}_ => () }}\n", arms(&changes));
        self.found.push(Site { range: start..start, before, after: String::new() });
    }
}

impl<'ast> Visit<'ast> for Sites<'_> {
    fn visit_item_const(&mut self, item: &'ast syn::ItemConst) {
        self.fixed(|sites| visit::visit_item_const(sites, item));
    }
    fn visit_impl_item_const(&mut self, item: &'ast syn::ImplItemConst) {
        self.fixed(|sites| visit::visit_impl_item_const(sites, item));
    }
    fn visit_trait_item_const(&mut self, item: &'ast syn::TraitItemConst) {
        self.fixed(|sites| visit::visit_trait_item_const(sites, item));
    }
    fn visit_item_static(&mut self, item: &'ast syn::ItemStatic) {
        self.fixed(|sites| visit::visit_item_static(sites, item));
    }
    fn visit_expr_const(&mut self, block: &'ast syn::ExprConst) {
        self.fixed(|sites| visit::visit_expr_const(sites, block));
    }
    fn visit_type(&mut self, kind: &'ast syn::Type) {
        self.fixed(|sites| visit::visit_type(sites, kind));
    }
    fn visit_generic_argument(&mut self, argument: &'ast syn::GenericArgument) {
        self.fixed(|sites| visit::visit_generic_argument(sites, argument));
    }
    fn visit_variant(&mut self, variant: &'ast syn::Variant) {
        self.fixed(|sites| visit::visit_variant(sites, variant));
    }
    fn visit_pat(&mut self, pattern: &'ast syn::Pat) {
        self.fixed(|sites| visit::visit_pat(sites, pattern));
    }

    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
        self.fixed(|sites| sites.visit_expr(&repeat.len));
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.body(&item.block);
        visit::visit_item_fn(self, item);
    }
    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.body(&item.block);
        visit::visit_impl_item_fn(self, item);
    }
    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        item.default.iter().for_each(|block| self.body(block));
        visit::visit_trait_item_fn(self, item);
    }

    fn visit_expr_binary(&mut self, binary: &'ast syn::ExprBinary) {
        let operator = binary.op.span().byte_range();
        let whole = binary.span().byte_range();
        let changes: Vec<_> = (self.take(&operator, Genre::BinaryOperator).into_iter())
            .map(|(number, mutant)| {
                let (left, right) = (&self.text[whole.start..operator.start], &self.text[operator.end..whole.end]);
                (number, format!("{left}{}{right}", mutant.replacement))
            })
            .collect();
        self.choose(whole, &changes);
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_unary(&mut self, unary: &'ast syn::ExprUnary) {
        let operator = unary.op.span().byte_range();
        let whole = unary.span().byte_range();
        let changes: Vec<_> = (self.take(&operator, Genre::UnaryOperator).into_iter())
            .map(|(number, mutant)| (number, format!("{}{}", mutant.replacement, &self.text[operator.end..whole.end])))
            .collect();
        self.choose(whole, &changes);
        visit::visit_expr_unary(self, unary);
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        // an arm is deleted with the comma after it
        let whole = arm.span().byte_range();
        let gone = self.take(&whole, Genre::MatchArm);
        if let Some(&(number, _)) = gone.first() {
            let asked = format!("crate::mutant::at({number}) != {number}");
            let site = match &arm.guard {
                Some((_, guard)) => {
                    Site { range: guard.span().byte_range(), before: format!("({asked}) && ("), after: ")".into() }
                }
                None => {
                    let end = arm.pat.span().byte_range().end;
                    Site { range: end..end, before: format!(" if {asked}"), after: String::new() }
                }
            };
            self.found.push(site);
        }
        if let Some((_, guard)) = &arm.guard {
            let range = guard.span().byte_range();
            let changes: Vec<_> = (self.take(&range, Genre::MatchArmGuard).into_iter())
                .map(|(number, mutant)| (number, mutant.replacement.clone()))
                .collect();
            self.choose(range, &changes);
        }
        visit::visit_arm(self, arm);
    }
}

/// The text of a range with all sites in it, which are sorted by their beginning, the outer ones first.
fn render(text: &str, range: Range<usize>, sites: &[Site]) -> String {
    let mut rendered = String::new();
    let (mut from, mut rest) = (range.start, sites);
    while let Some((site, others)) = rest.split_first() {
        let inside = others.iter().take_while(|other| other.range.start < site.range.end).count();
        rendered += &text[from..site.range.start];
        rendered += &site.before;
        rendered += &render(text, site.range.clone(), &others[..inside]);
        rendered += &site.after;
        from = site.range.end;
        rest = &others[inside..];
    }
    rendered + &text[from..range.end]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::list::{Function, Place, Span};

    /// A change of the `nth` time that `old` stands in a text.
    fn change(text: &str, genre: Genre, old: &str, nth: usize, replacement: &str) -> Mutant {
        let at = text.match_indices(old).nth(nth).expect("it stands there").0;
        let place = |offset: usize| Place {
            line: text[..offset].matches('\n').count() + 1,
            column: text[..offset].chars().rev().take_while(|&letter| letter != '\n').count() + 1,
        };
        Mutant {
            name: String::new(),
            file: String::new(),
            function: Some(Function { return_type: "-> u8".into() }),
            genre,
            replacement: replacement.into(),
            span: Span { start: place(at), end: place(at + old.len()) },
        }
    }

    fn woven(text: &str, changes: &[Mutant]) -> Woven {
        weave(text, &(1..).zip(changes).collect::<Vec<_>>())
    }

    #[test]
    fn without_changes_a_text_stays_as_it_is() {
        let text = "fn f() -> u8 {\n    // a comment\n    1 + 2\n}\n";
        assert_eq!(woven(text, &[]).text, text);
    }

    #[test]
    fn a_changed_arm_has_the_text_as_it_was_and_the_last_arm_the_changes_inside() {
        let text = "fn f() -> u8 { 1 + 2 * 3 }";
        let changes = [
            change(text, Genre::BinaryOperator, "+", 0, "-"),
            change(text, Genre::BinaryOperator, "*", 0, "/"),
            change(text, Genre::BinaryOperator, "*", 0, "+"),
        ];
        assert_eq!(
            woven(text, &changes).text,
            "fn f() -> u8 { (match crate::mutant::at(1) {\n1 => /*M1*/1 - 2 * 3/*E1*/,\n_ => 1 + \
             (match crate::mutant::at(2) {\n2 => /*M2*/2 / 3/*E2*/,\n3 => /*M3*/2 + 3/*E3*/,\n_ => 2 * 3})}) }",
        );
    }

    #[test]
    fn a_function_returns_something_else_before_anything_happens() {
        let text = "fn f() -> u8 {\n    a + b\n}";
        let changes = [change(text, Genre::FnValue, "a + b", 0, "0"), change(text, Genre::BinaryOperator, "+", 0, "-")];
        assert_eq!(
            woven(text, &changes).text,
            "fn f() -> u8 {\n    match crate::mutant::at(1) {\n1 => /*M1*/return 0/*E1*/,\n_ => () }\n\
             (match crate::mutant::at(2) {\n2 => /*M2*/a - b/*E2*/,\n_ => a + b})\n}",
        );
    }

    #[test]
    fn arms_go_and_guards_change() {
        let text = "fn f() -> u8 { match n { 0 => 1, m if m > !2 => 3, _ => 4 } }";
        let changes = [
            change(text, Genre::MatchArm, "0 => 1,", 0, ""),
            change(text, Genre::MatchArmGuard, "m > !2", 0, "true"),
            change(text, Genre::UnaryOperator, "!", 0, ""),
        ];
        assert_eq!(
            woven(text, &changes).text,
            "fn f() -> u8 { match n { 0 if crate::mutant::at(1) != 1 => 1, m if (match crate::mutant::at(2) {\n\
             2 => /*M2*/true/*E2*/,\n_ => m > (match crate::mutant::at(3) {\n3 => /*M3*/2/*E3*/,\n_ => !2})}) => 3, \
             _ => 4 } }",
        );
    }

    #[test]
    fn what_the_compiler_works_out_is_left() {
        let text = "const A: u8 = 1 + 2;\nfn f() -> [u8; 3 * 4] { [1 - 0; 5 / 2] }\nstatic B: u8 = { 6 % 5 };";
        // only the third is chosen at run time; the first minus of the text belongs to an arrow
        let operators = [("+", 0), ("*", 0), ("-", 1), ("/", 0), ("%", 0)];
        let changes = operators.map(|(old, nth)| change(text, Genre::BinaryOperator, old, nth, "|"));
        assert_eq!(woven(text, &changes).left, [1, 2, 4, 5]);
    }

    #[test]
    fn columns_are_letters_and_not_bytes() {
        let text = "fn f() -> u8 { /* äöü */ a + b }";
        let woven = woven(text, &[change(text, Genre::BinaryOperator, "+", 0, "-")]);
        assert!(woven.left.is_empty() && woven.text.contains("/*M1*/a - b/*E1*/"), "{}", woven.text);
    }
}
