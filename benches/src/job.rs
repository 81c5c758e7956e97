//! A job and what else would do it.

/// Something that we do, with what it is measured against.
pub struct Job {
    pub name: &'static str,
    /// How often one call of a closure does it.
    pub times: u32,
    pub ours: Box<dyn FnMut()>,
    pub against: Vec<Against>,
    /// How long it may take by itself, in nanoseconds.
    pub within: Option<f64>,
}

/// The same job done by somebody else.
pub struct Against {
    pub name: &'static str,
    pub target: Target,
    pub theirs: Box<dyn FnMut()>,
}

/// What the ratio of their time to ours must be.
#[derive(Clone, Copy)]
pub enum Target {
    /// We are to be so many times as fast.
    Faster(f64),
    /// We may take so many times as long.
    Within(f64),
    /// Nothing is promised.
    None,
}

impl Target {
    pub fn met(self, theirs: f64, ours: f64) -> bool {
        match self {
            Target::Faster(times) => theirs >= times * ours,
            Target::Within(times) => ours <= times * theirs,
            Target::None => true,
        }
    }
}

impl Job {
    pub fn new(name: &'static str, times: u32, ours: impl FnMut() + 'static) -> Self {
        Job { name, times, ours: Box::new(ours), against: Vec::new(), within: None }
    }

    pub fn within(mut self, nanoseconds: f64) -> Self {
        self.within = Some(nanoseconds);
        self
    }

    pub fn against(mut self, name: &'static str, target: Target, theirs: impl FnMut() + 'static) -> Self {
        self.against.push(Against { name, target, theirs: Box::new(theirs) });
        self
    }
}
