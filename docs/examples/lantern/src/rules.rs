//! The names of the rules.

dice_core::rules! {
    /// One step of the way.
    STEP = "lantern.step", "A step in the dark", "Steps", [Test];
    /// The whole way down.
    DELVE = "lantern.delve", "The way down", "Delving", [Process];
}
