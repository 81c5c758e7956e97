//! The rules of challenge tests, by id.

dice_core::rules! {
    /// One rating against another: dice more or fewer, and automatic successes.
    COMPARE = "challenge.compare", "Compare ratings", "Compare Ratings", [Table];
    /// Two dice, what the comparison and the modifiers make of them, and never fewer than two.
    DICE = "challenge.dice", "Challenge dice", "Determining Challenge Dice", [Sum];
    /// A die at or under the rating succeeds, and a six never does.
    SUCCESS = "challenge.success", "Success of a die", "Challenge Resolution", [Test];
    /// Both sides roll all their dice and discard those that fail.
    ROUND = "challenge.round", "Challenge round", "Challenge Resolution", [Test];
    /// Some dice are set aside as successes without a roll.
    AUTO = "challenge.auto", "Automatic successes", "Determining Challenge Dice", [Test];
    /// Rounds go on until one side or both have no dice left.
    RESOLVE = "challenge.resolve", "Challenge", "Challenge Resolution", [Process];
    /// One side alone against a difficulty rating.
    UNOPPOSED = "challenge.unopposed", "Unopposed challenge", "Unopposed Challenges", [Test];
    /// What an ending means.
    TABLE = "challenge.table", "Result table", "Challenge Resolution", [Table];
}
