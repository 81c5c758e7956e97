//! What the `requests` example makes of bad input: an answer that says what is wrong, and then the next line.
#![cfg(feature = "serde")]

use serde_json::Value;
use tali::Request;
use tali::question::{Do, Question};

#[path = "../../examples/requests.rs"]
#[allow(dead_code)]
mod requests;

/// The answers to some input.
fn answers(input: &[u8]) -> Vec<Value> {
    let mut output = Vec::new();
    requests::answer_all(input, &mut output).unwrap();
    output.split_inclusive(|&byte| byte == b'\n').map(|line| serde_json::from_slice(line).unwrap()).collect()
}

/// Asserts that each line is answered with an error that holds the words beside it, and that a good line after it is
/// still answered.
fn refused(lines: &[(&str, &str)]) {
    for (line, words) in lines {
        let said = error_to(line.as_bytes());
        assert!(!words.is_empty() && said.contains(words), "{line}\n  said: {said}\n  lacks: {words}");
    }
}

fn error_to(line: &[u8]) -> String {
    let good = br#"{"id": "next", "test": {"tiers.roll": {"actor": 12, "opposing": 10}}, "do": {"replay": [6]}}"#;
    let answers = answers(&[line, b"\n", good, b"\n"].concat());
    let shown = String::from_utf8_lossy(&line[..line.len().min(200)]);
    assert_eq!(answers.len(), 2, "{shown}");
    assert_eq!(answers[1]["outcome"], "major-success", "{shown}");
    let Value::Object(answer) = &answers[0] else { panic!("{shown}") };
    assert!(answer.len() == 2 && answer.contains_key("id"), "{shown}: {answer:?}");
    answer["error"].as_str().unwrap().to_owned()
}

/// A question about a test.
fn odds_of(test: &str) -> String {
    format!(r#"{{"test": {test}, "do": "odds"}}"#)
}

/// A question about a check of 5D against 15.
fn check(action: &str) -> String {
    format!(r#"{{"test": {{"mini6.check": {{"code": "5D", "tn": 15}}}}, "do": {action}}}"#)
}

#[test]
fn what_is_not_json() {
    let deep = "[".repeat(100_000);
    refused(&[
        ("nonsense", "column 2"),
        ("{", "column"),
        (r#"{"id": 1"#, "column"),
        (r#"{"id": 1} {"id": 2}"#, "trailing characters"),
        (&format!("{} x", check(r#""odds""#)), "trailing characters"),
        (r#"{"test": {"mini6.check": {"code": "5D", "tn": NaN}}, "do": "odds"}"#, "expected value"),
        (r#"{"test": {"mini6.check": {"code": "5D", "tn": Infinity}}, "do": "odds"}"#, "expected value"),
        (r#"{"test": {"mini6.check": {"code": "5D", "tn": 015}}, "do": "odds"}"#, "invalid number"),
        ("{'id': 1}", "column 2"),
        (&deep, "invalid type: sequence"),
        (&format!(r#"{{"id": 1, "test": {deep}"#), "sequence"),
        (&format!(r#"{{"id": {deep}"#), "EOF"),
    ]);
    for bytes in [&b"\xff\xfe"[..], b"{\"id\": \"\xff\"}", b"{\"id\": 1, \"\xc3\x28\": 2}", b"\xef\xbb\xbf{}", b"\0"] {
        assert!(!error_to(bytes).is_empty());
    }
}

#[test]
fn a_deep_value_is_an_error_and_not_a_crash() {
    let deep = |depth: usize| format!("{}{}", r#"{"x":"#.repeat(depth), "}".repeat(depth));
    for field in ["test", "do", "sheet", "more"] {
        error_to(format!(r#"{{"id": 1, "{field}": {}}}"#, deep(100_000)).as_bytes());
    }
    let nested = format!(r#"{{"id": {}1{}}}"#, "[".repeat(100_000), "]".repeat(100_000));
    assert!(error_to_unread(&nested).contains("both are missing"));
}

/// The error to a line whose answer is too deep to be read back.
fn error_to_unread(line: &str) -> String {
    let mut output = Vec::new();
    requests::answer_all(line.as_bytes(), &mut output).unwrap();
    String::from_utf8(output).unwrap()
}

#[test]
fn fields_that_are_not_known() {
    refused(&[
        (
            r#"{"id": 1, "test": {"mini6.check": {"code": "5D", "tn": 15}}, "do": "odds", "luck": 1}"#,
            "unknown field `luck`, expected one of `id`, `test`, `do`, `sheet`",
        ),
        (
            &odds_of(r#"{"mini6.check": {"code": "5D", "tn": 15, "luck": 1}}"#),
            "unknown field `luck`, expected one of `code`, `bonus`, `tn`",
        ),
        (
            &odds_of(r#"{"challenge.resolve": {"a": {"rating": 4, "luck": 1}, "b": {"rating": 2}}}"#),
            "unknown field `luck`",
        ),
        (
            &odds_of(r#"{"mini6.dodge": {"code": "5D"}}"#),
            "unknown variant `mini6.dodge`, expected one of `mini6.wild-die`",
        ),
        (&check(r#"{"roll": {"seed": 7, "luck": 1}}"#), "unknown field `luck`, expected `seed`"),
        (&check(r#""roll-up""#), "unknown variant `roll-up`, expected one of `odds`, `roll`, `replay`"),
        (&check(r#"{"guess": 1}"#), "unknown variant `guess`"),
        (r#"{"sheet": {"gurps": {}}}"#, "unknown variant `gurps`, expected one of `mini6`, `pool`, `brp`, `tiers`"),
        (r#"{"sheet": {"mini6": {"might": "3D", "luck": 1}}}"#, "unknown field `luck`"),
        (r#"{"sheet": {"tiers": {"luck": 1}}}"#, "unknown field `luck`"),
    ]);
}

#[test]
fn fields_that_come_twice() {
    let test = r#"{"mini6.check": {"code": "5D", "tn": 15}}"#;
    refused(&[
        (&format!(r#"{{"id": 1, "id": 1, "test": {test}, "do": "odds"}}"#), "duplicate field `id`"),
        (&format!(r#"{{"test": {test}, "test": {test}, "do": "odds"}}"#), "duplicate field `test`"),
        (&format!(r#"{{"test": {test}, "do": "odds", "do": "odds"}}"#), "duplicate field `do`"),
        (r#"{"sheet": null, "sheet": null}"#, "duplicate field `sheet`"),
        (&odds_of(r#"{"mini6.check": {"code": "5D", "code": "5D", "tn": 15}}"#), "duplicate field `code`"),
        (
            &odds_of(r#"{"mini6.check": {"code": "5D", "tn": 15}, "mini6.check": {"code": "5D", "tn": 15}}"#),
            "`mini6.check` is a second key: an object with one key is allowed",
        ),
        (
            &odds_of(r#"{"mini6.check": {"code": "5D", "tn": 15}, "pool.test": {"modifier": 1}}"#),
            "`pool.test` is a second key",
        ),
        (&check(r#"{"roll": {"seed": 7}, "replay": [1]}"#), "`replay` is a second key"),
        (&check(r#"{"roll": {"seed": 7, "seed": 7}}"#), "duplicate field `seed`"),
        (r#"{"sheet": {"mini6": {"might": "3D", "might": "3D"}}}"#, "duplicate field `might`"),
    ]);
}

#[test]
fn fields_that_are_missing() {
    refused(&[
        ("{}", "a question has a `test` or a `sheet`: both are missing"),
        (r#"{"id": 1, "do": "odds"}"#, "both are missing"),
        (r#"{"id": 1, "test": null, "do": "odds"}"#, "both are missing"),
        (r#"{"test": {"mini6.check": {"code": "5D", "tn": 15}}}"#, "the test lacks a `do`"),
        (&check("null"), "the test lacks a `do`"),
        (
            r#"{"test": {"pool.test": {"modifier": 1}}, "do": "odds", "sheet": {"mini6": {"might": "3D", "agility": "3D", "wit": "3D", "charm": "3D"}}}"#,
            "not both",
        ),
        (
            r#"{"sheet": {"mini6": {"might": "3D", "agility": "3D", "wit": "3D", "charm": "3D"}}, "do": "odds"}"#,
            "`do` goes with a test",
        ),
        (&odds_of(r#"{"mini6.check": {"code": "5D"}}"#), "missing field `tn`"),
        (&odds_of("{}"), "invalid length 0, expected an object with one key"),
        (&check("{}"), "invalid length 0, expected an object with one key"),
        (&check(r#"{"roll": {}}"#), "missing field `seed`"),
        (r#"{"sheet": {}}"#, "invalid length 0, expected an object with one key"),
    ]);
}

#[test]
fn values_of_another_type() {
    let with_tn = |tn: &str| odds_of(&format!(r#"{{"mini6.check": {{"code": "5D", "tn": {tn}}}}}"#));
    let with_code = |code: &str| odds_of(&format!(r#"{{"mini6.check": {{"code": {code}, "tn": 15}}}}"#));
    refused(&[
        (
            &with_tn("15.0"),
            "floating point `15.0`, expected mini6.check: target number, a whole number from -1000 to 1000 at line",
        ),
        (&with_tn("1.5e1"), "floating point `15.0`"),
        (&with_tn(r#""15""#), r#"string "15""#),
        (&with_tn("true"), "boolean `true`"),
        (&with_tn("null"), "null"),
        (&with_tn("[15]"), "sequence"),
        (&with_tn(r#"{"tn": 15}"#), "map"),
        (&with_tn("1e400"), "number out of range"),
        (&with_code("5"), "integer `5`"),
        (&with_code("null"), "null"),
        (&with_code(r#"["5D"]"#), "sequence"),
        (&with_code(r#"{"dice": 5}"#), "map"),
        (&odds_of(r#""mini6.check""#), r#"`mini6.check` has no value: {"mini6.check": …} is allowed"#),
        (&check(r#""roll""#), r#"`roll` has no value: {"roll": …} is allowed"#),
        (&odds_of(r#"{"pool.gaze": "directed"}"#), "`directed` has no value"),
        (&odds_of("5"), "invalid type: integer `5`, expected an object whose one key is the id of a test"),
        (&odds_of(r#"{"mini6.check": null}"#), "null"),
        (&odds_of(r#"{"mini6.check": "5D"}"#), r#"string "5D", expected an object with named fields"#),
        (&odds_of(r#"{"pool.save": {"destiny": 1}}"#), "integer `1`"),
        (&odds_of(r#"{"pool.save": {"destiny": "false"}}"#), r#"string "false""#),
        (&check("7"), r#"invalid type: integer `7`, expected what to do: "odds""#),
        (&check(r#"{"odds": {}}"#), "map"),
        (&check(r#"{"roll": 7}"#), "integer `7`"),
        (&check(r#"{"roll": {"seed": 7.0}}"#), "floating point `7.0`"),
        (&check(r#"{"roll": {"seed": "7"}}"#), r#"string "7""#),
        (&check(r#"{"replay": 3}"#), "integer `3`"),
        (&check(r#"{"replay": ["3"]}"#), r#"string "3""#),
        (&check(r#"{"replay": [3.0]}"#), "floating point `3.0`"),
        (&check(r#"{"replay": {"0": 3}}"#), "map"),
        (r#"{"sheet": "mini6"}"#, "`mini6` has no value"),
        ("5", "invalid type: integer `5`, expected"),
        ("null", "null"),
        (r#""odds""#, "string"),
    ]);
}

/// A list never stands for an object: a field that a later version adds would change what it means.
#[test]
fn lists_in_place_of_objects() {
    let mini6 = r#""might": "3D", "agility": "3D", "wit": "3D", "charm": "3D""#;
    refused(&[
        (
            r#"[3, {"mini6.check": {"code": "5D", "tn": 15}}, "odds", null]"#,
            "sequence, expected an object with named fields",
        ),
        ("[]", "sequence"),
        ("[3]", "sequence"),
        (&odds_of(r#"["mini6.check", {"code": "5D", "tn": 15}]"#), "sequence"),
        (&odds_of(r#"{"mini6.check": ["5D", 0, 15]}"#), "sequence, expected an object with named fields"),
        (&odds_of(r#"{"pool.cast": [4, 4]}"#), "sequence"),
        (&odds_of(r#"{"pool.test": [1]}"#), "sequence"),
        (&odds_of(r#"{"brp.hit": [50, false, "1D6", 0]}"#), "sequence"),
        (&odds_of(r#"{"tiers.roll": [5, 5]}"#), "sequence"),
        (&odds_of(r#"{"challenge.resolve": [{"rating": 4}, {"rating": 2}]}"#), "sequence"),
        (&odds_of(r#"{"challenge.resolve": {"a": [4], "b": {"rating": 2}}}"#), "sequence"),
        (&odds_of(r#"{"pool.gaze": {"directed": [true]}}"#), "sequence"),
        (&odds_of(r#"{"pool.gaze": ["directed"]}"#), "sequence"),
        (&odds_of(r#"{"mini6.crafting": {"code": "5D", "craft": ["magic", "rare"]}}"#), "sequence"),
        (&check(r#"["odds"]"#), "sequence"),
        (&check(r#"{"roll": [7]}"#), "sequence"),
        (r#"{"sheet": [{}]}"#, "sequence"),
        (r#"{"sheet": {"mini6": ["3D", "3D", "3D", "3D"]}}"#, "sequence"),
        (r#"{"sheet": {"tiers": [1, 2, 3, 4, 5]}}"#, "sequence"),
        (&format!(r#"{{"sheet": {{"mini6": {{{mini6}, "armour": [3, -1]}}}}}}"#), "sequence"),
        (&format!(r#"{{"sheet": {{"mini6": {{{mini6}, "skills": ["5D"]}}}}}}"#), "sequence"),
        (&format!(r#"{{"sheet": {{"mini6": {{{mini6}, "weapons": [["long-sword", 3]]}}}}}}"#), "sequence"),
    ]);
    // every test there is, whatever its fields
    for id in Request::IDS {
        for list in ["[]", "[5, 5]", r#"["5D", 0, 15]"#] {
            let said = serde_json::from_str::<Request>(&format!(r#"{{"{id}": {list}}}"#)).unwrap_err().to_string();
            assert!(said.contains("invalid type: sequence"), "{id}: {said}");
        }
    }
    // and when it is read alone, or from a value in memory
    let list = serde_json::json!({"mini6.check": ["5D", 0, 15]});
    assert!(serde_json::from_value::<Request>(list).is_err());
    assert!(serde_json::from_str::<Do>(r#"{"roll": {"seed": 7}}"#).is_ok());
    assert!(serde_json::from_str::<Question<u8>>(r#"{"id": "x"}"#).is_err());
}

#[test]
fn numbers_out_of_range() {
    let with_tn = |tn: &str| odds_of(&format!(r#"{{"mini6.check": {{"code": "5D", "tn": {tn}}}}}"#));
    refused(&[
        (&with_tn("99999999999999999999"), "1e+20"),
        (&with_tn("9223372036854775808"), "9223372036854775808"),
        (&with_tn("-99999999999999999999"), "-1e+20"),
        (&with_tn("1000000"), "1000000 is out of range"),
        (&odds_of(r#"{"mini6.check": {"code": "999999999999D", "tn": 15}}"#), "999999999999"),
        (&odds_of(r#"{"mini6.check": {"code": "0D", "tn": 15}}"#), "0"),
        (&odds_of(r#"{"mini6.mass-combat": {"attackers": -1, "code": "5D", "tn": 15}}"#), "-1 is out of range"),
        (&odds_of(r#"{"pool.cast": {"magic_level": 4, "mp": 5}}"#), "5"),
        (&odds_of(r#"{"tiers.roll": {"actor": 9223372036854775808, "opposing": 0}}"#), "9223372036854775808"),
        (&check(r#"{"roll": {"seed": -1}}"#), "integer `-1`, expected u64"),
        (&check(r#"{"roll": {"seed": 18446744073709551616}}"#), "expected u64"),
        (&check(r#"{"replay": [-1]}"#), "integer `-1`, expected u32"),
        (&check(r#"{"replay": [4294967296]}"#), "integer `4294967296`, expected u32"),
        (&check(r#"{"replay": [0]}"#), "die 1 is a d6, which has no face 0: 1 to 6 are allowed"),
        (&check(r#"{"replay": [3, 7]}"#), "die 2 is a d6, which has no face 7: 1 to 6 are allowed"),
        (&check(r#"{"replay": [3, 3, 3, 3, 3, 3]}"#), "left over"),
    ]);
    let least =
        r#"{"test": {"tiers.roll": {"actor": -9223372036854775808, "opposing": 9223372036854775807}}, "do": "odds"}"#;
    assert!(answers(least.as_bytes())[0]["odds"].is_array());
    assert!(answers(check(r#"{"roll": {"seed": 18446744073709551615}}"#).as_bytes())[0]["outcome"].is_string());
}

#[test]
fn a_replay_asks_for_the_die_that_is_missing() {
    for faces in ["[]", "[3]", "[3, 6, 6, 2]", "[3, 6, 6, 2, 6]"] {
        let answer = answers(check(&format!(r#"{{"replay": {faces}}}"#)).as_bytes());
        assert_eq!(answer, [serde_json::json!({"id": null, "need": {"sides": 6}})], "{faces}");
    }
    let hundred = r#"{"id": 1, "test": {"brp.skill": {"skill": 50}}, "do": {"replay": []}}"#;
    assert_eq!(answers(hundred.as_bytes()), [serde_json::json!({"id": 1, "need": {"sides": 100}})]);
}

#[test]
fn ids_come_back_as_they_were_given() {
    let long = format!("\"{}\"", "x".repeat(1_000_000));
    let digits = "1234567890".repeat(100);
    for id in [
        "1",
        "-1",
        "1.50",
        "1e5",
        r#""a \u00e9 \n""#,
        "[1,  2]",
        r#"{"a": {"b": null}}"#,
        "true",
        "null",
        &digits,
        &long,
    ] {
        for rest in
            ["", r#", "luck": 1"#, r#", "test": {"pool.test": {"modifier": 1}}, "do": "odds""#, r#", "test": []"#]
        {
            let mut output = Vec::new();
            requests::answer_all(format!(r#"{{"id": {id}{rest}}}"#).as_bytes(), &mut output).unwrap();
            assert!(output.starts_with(format!(r#"{{"id":{id},"#).as_bytes()), "{}", &id[..id.len().min(40)]);
        }
    }
    // last in the line, missing, unreadable
    assert_eq!(answers(br#"{"test": {}, "id": 7}"#)[0]["id"], 7);
    for line in [r#"{"test": {}}"#, "{}", "[7]", "7", "x", r#"{"id": 7"#, r#"{"id": 7, "id": 8}"#, r#"{"ID": 7}"#] {
        assert_eq!(answers(line.as_bytes())[0]["id"], Value::Null, "{line}");
    }
}

#[test]
fn lines_may_be_blank_and_end_as_they_like() {
    let good = r#"{"id": 1, "test": {"pool.test": {"modifier": 1}}, "do": "odds"}"#;
    assert_eq!(answers(format!("\n\r\n   \t\n{good}\r\n\n  {good}  \n{good}").as_bytes()).len(), 3);
    assert_eq!(answers(b""), Vec::<Value>::new());
    assert_eq!(answers(b"\n \n"), Vec::<Value>::new());
    assert_eq!(
        answers(format!("x\n{good}\nx\n{good}\n").as_bytes()).iter().filter(|a| a["error"].is_null()).count(),
        2
    );
}
