//! One hot path and nothing else, for a program that counts instructions: `hot NAME CALLS`. Without arguments it lists the paths.

/// The jobs whose instructions are counted, and how often each is called for it.
const HOT: &[(&str, u32)] = &[
    ("one d6 of a pool of 21, SmallRng", 50),
    ("one d6 of a pool of 21, ChaCha8", 50),
    ("5D wild total, SmallRng", 200),
    ("10D wild total, SmallRng", 200),
    ("strike, SmallRng", 100),
    ("five d6, all exploding, SmallRng", 200),
    ("sum of five d6, SmallRng", 200),
    ("5D totals, exact", 100),
    ("5D at-least table", 100),
    ("challenge 7 against 7", 10),
    ("brp skills, all of 1 to 200", 20),
    ("mini6 check", 200),
    ("mini6 strike", 200),
    ("mini6 duel, 30 rounds", 1),
    ("brp duel, 15 hit points each", 1),
    ("pool strike", 200),
    ("pool duel, 20 health and 3 attacks each", 1),
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [name, calls] = arguments.as_slice() else {
        for (name, calls) in HOT {
            println!("{name}\t{calls}");
        }
        return;
    };
    let calls: u32 = calls.parse().expect("a number of calls");
    let mut job = tali_benches::jobs().into_iter().find(|job| job.name == name).expect("the name of a job");
    for _ in 0..calls {
        (job.ours)();
    }
}
