//! What a long job is, to those who share it out: blocks of items, and what comes of a block.

use serde::{Deserialize, Serialize};

use crate::findings::Findings;

/// So many items make a block. It is the same for any number of workers, so that what comes of a block is too; large enough that
/// passing it on costs little, small enough that blocks of the slowest tests, a second each, show signs of progress.
pub const ITEMS_OF_A_BLOCK: u64 = 128;

/// A long job in blocks that are numbered from 0.
pub trait Job: Send + Sync + 'static {
    /// What is to be done at once.
    type Block: Clone + 'static;
    /// Where a worker gets its blocks from.
    type Blocks: Blocks<Self::Block>;
    /// What a worker does, and what it has learnt so far.
    type Work: Work<Self::Block>;

    /// What an item is called: cells, rolls.
    const ITEMS: &'static str;

    /// A number that differs if the job does: all processes must have the same.
    fn fingerprint(&self) -> u64;
    /// The first line of the table.
    fn heading(&self) -> Vec<String>;
    /// How many items there are, if it is known beforehand.
    fn items(&self) -> Option<u64>;
    /// Every `of`-th block from `first` on.
    fn blocks(&self, first: u64, of: u64) -> Result<Self::Blocks, String>;
    fn work(&self) -> Self::Work;
    /// What to say at the end.
    fn summary(&self, findings: &Findings) -> String;
}

pub trait Blocks<B> {
    /// The next block with its number; none after the last.
    fn next(&mut self) -> Result<Option<(u64, B)>, String>;
    /// How many items there are in all, those of others among them: known once there is no next block.
    fn items(&self) -> u64;
}

pub trait Work<B> {
    fn done(&mut self, block: B) -> Done;
}

/// What came of a block.
#[derive(Default, Clone, Serialize, Deserialize)]
pub struct Done {
    pub items: u64,
    /// Lines of the table, in the order of their items.
    pub rows: String,
    pub findings: Findings,
}

/// Lines of a table as text.
pub fn rows(writer: csv::Writer<Vec<u8>>) -> String {
    let bytes = writer.into_inner().unwrap_or_default();
    String::from_utf8(bytes).unwrap_or_default()
}

/// Fowler, Noll and Vo's hash (1a, 64 bits), to tell jobs apart.
pub fn fingerprint(parts: &[&[u8]]) -> u64 {
    parts
        .iter()
        .copied()
        .flatten()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
