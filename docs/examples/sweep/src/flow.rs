//! The dataflow: each worker takes its blocks, what comes of them goes to one writer, and it writes them in their order.
//!
//! Block *b* is worker *b* mod *n*'s. Its time is its round, *b* div *n*. No worker takes a block whose round is more
//! than a few ahead of what all have behind them, so that the writer never holds more than those few rounds.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use timely::container::CapacityContainerBuilder;
use timely::dataflow::channels::pact::{Exchange, Pipeline};
use timely::dataflow::operators::generic::operator::Operator;
use timely::dataflow::operators::{Input, Probe};
use timely::dataflow::{InputHandle, ProbeHandle};
use timely::worker::Worker;

use crate::cluster::{self, break_off};
use crate::findings::{Findings, MOST_FAULTS_TOLD};
use crate::job::{Blocks, Done, Job, Work};
use crate::options::Options;
use crate::progress::{self, Teller};
use crate::table::{self, Table};
use crate::{FOUND_FAULTS, WELL};

/// How many rounds of blocks may be on their way at once.
const ROUNDS_AHEAD: u64 = 8;

/// What a worker takes up.
#[derive(Clone)]
enum Task<B> {
    Block(u64, B),
    /// There are no more blocks for it, and so many items in all.
    End(u64),
}

/// What goes to the writer.
#[derive(Clone, Serialize, Deserialize)]
enum Message {
    Done(u64, Box<Done>),
    End(u64),
}

/// Does the job, and says with which status to end.
pub fn run<J: Job>(job: J, options: &Options) -> Result<u8, String> {
    let table = if options.cluster.process == 0 { Some(Table::begin(&options.output, &job.heading())?) } else { None };
    let (allocators, guard) = cluster::join(&options.cluster, job.fingerprint()).inspect_err(|_| table::give_up())?;
    cluster::break_off_at_panics();
    progress::watch(options.cluster.patience);

    let job = Arc::new(job);
    let teller = Teller::new(J::ITEMS, job.items(), options.quiet);
    let writer = Mutex::new(table.map(|table| Writer::new(table, teller)));
    let shared = Arc::clone(&job);
    let guards = timely::execute::execute_from(allocators, guard, timely::WorkerConfig::default(), move |worker| {
        let writer = if worker.index() == 0 { writer.lock().ok().and_then(|mut writer| writer.take()) } else { None };
        work_through(worker, &*shared, writer)
    })?;
    // this waits for the threads that talk to the other processes too: it is noticed if one of those is gone only now
    let (mut found_faults, mut writer) = (false, None);
    for result in guards.join() {
        let (faults, of_worker) = result.unwrap_or_else(|error| break_off(&error));
        found_faults |= faults;
        writer = writer.or(of_worker);
    }
    if let Some(writer) = writer {
        let findings = writer.finish().unwrap_or_else(|error| break_off(&error));
        found_faults |= !findings.faults.is_empty();
        for fault in findings.faults.values() {
            eprintln!("sweep: {fault}");
        }
        if findings.faults.len() == MOST_FAULTS_TOLD {
            eprintln!("sweep: no more than {MOST_FAULTS_TOLD} are told here; the table has them all");
        }
        print!("{}", job.summary(&findings));
    }
    Ok(if found_faults { FOUND_FAULTS } else { WELL })
}

/// What one worker does, from its first block until all are done by all. Gives back whether it met faults, and the writer
/// if it had it.
fn work_through<J: Job>(worker: &mut Worker, job: &J, writer: Option<Writer>) -> (bool, Option<Writer>) {
    let peers = worker.peers();
    let mut input: InputHandle<u64, CapacityContainerBuilder<Vec<Task<J::Block>>>> = InputHandle::new_with_builder();
    let probe = ProbeHandle::new();
    let (faults, writer) = (Rc::new(Cell::new(false)), Rc::new(RefCell::new(writer)));

    let mut work = job.work();
    let (met, written) = (Rc::clone(&faults), Rc::clone(&writer));
    worker.dataflow(|scope| {
        scope
            .input_from(&mut input)
            .unary(Pipeline, "work", |_, _| {
                move |input, output| {
                    input.for_each_stamp(|time, tasks| {
                        let mut session = output.session(&time);
                        for task in tasks.flat_map(|tasks| tasks.drain(..)) {
                            session.give(match task {
                                Task::Block(number, block) => {
                                    let done = work.done(block);
                                    met.set(met.get() || !done.findings.faults.is_empty());
                                    Message::Done(number, Box::new(done))
                                }
                                Task::End(items) => Message::End(items),
                            });
                            progress::sign();
                        }
                    });
                }
            })
            .container::<Vec<Message>>()
            .unary::<CapacityContainerBuilder<Vec<()>>, _, _, _>(Exchange::new(|_: &Message| 0), "write", |_, _| {
                move |input, _| {
                    let mut written = written.borrow_mut();
                    let Some(writer) = written.as_mut() else { return };
                    // with what it takes to read the messages of other processes
                    let begun = Instant::now();
                    input.for_each_stamp(|_, messages| {
                        for message in messages.flat_map(|messages| messages.drain(..)) {
                            writer.take(message, peers).unwrap_or_else(|error| break_off(&error));
                        }
                    });
                    writer.writing += begun.elapsed();
                }
            })
            .probe_with(&probe);
    });

    let mut blocks = job.blocks(worker.index() as u64, peers as u64).unwrap_or_else(|error| break_off(&error));
    let mut round = 0;
    while let Some((number, block)) = blocks.next().unwrap_or_else(|error| break_off(&error)) {
        input.send(Task::Block(number, block));
        round += 1;
        input.advance_to(round);
        worker.step();
        let mut behind = FrontierWatch::new(&probe);
        worker.step_or_park_while(A_WHILE, || behind.less_than(round.saturating_sub(ROUNDS_AHEAD)));
    }
    input.send(Task::End(blocks.items()));
    input.close();
    let mut end = FrontierWatch::new(&probe);
    worker.step_or_park_while(A_WHILE, || end.less_than(u64::MAX));
    (faults.get(), writer.take())
}

/// The longest that a worker sleeps before it looks about.
const A_WHILE: Option<Duration> = Some(Duration::from_millis(100));

/// Sees how far all workers are, and takes it for a sign of progress when they get further.
struct FrontierWatch<'a> {
    probe: &'a ProbeHandle<u64>,
    seen: Option<u64>,
}

impl<'a> FrontierWatch<'a> {
    fn new(probe: &'a ProbeHandle<u64>) -> Self {
        FrontierWatch { probe, seen: None }
    }

    fn less_than(&mut self, round: u64) -> bool {
        let at = self.probe.with_frontier(|frontier| frontier.first().copied());
        if at != self.seen {
            self.seen = at;
            progress::sign();
        }
        at.is_some_and(|at| at < round)
    }
}

/// Puts blocks in order, writes their rows, and merges their findings.
struct Writer {
    table: Table,
    teller: Teller,
    /// The block to be written next, and those after it that are here already.
    next: u64,
    waiting: BTreeMap<u64, Box<Done>>,
    items: u64,
    /// How many items there are, as each worker said at its end.
    ends: Vec<u64>,
    peers: usize,
    findings: Findings,
    /// How long it was at it.
    writing: Duration,
}

impl Writer {
    fn new(table: Table, teller: Teller) -> Self {
        Writer {
            table,
            teller,
            next: 0,
            waiting: BTreeMap::new(),
            items: 0,
            ends: Vec::new(),
            peers: 0,
            findings: Findings::default(),
            writing: Duration::ZERO,
        }
    }

    fn take(&mut self, message: Message, peers: usize) -> Result<(), String> {
        self.peers = peers;
        match message {
            Message::End(items) => self.ends.push(items),
            Message::Done(number, done) => {
                self.waiting.insert(number, done);
            }
        }
        while let Some(done) = self.waiting.remove(&self.next) {
            self.next += 1;
            self.items += done.items;
            self.table.write(&done.rows)?;
            self.findings.merge(done.findings);
        }
        self.teller.tell(self.items);
        Ok(())
    }

    /// Gives the table its name if every item of every worker is in it.
    fn finish(self) -> Result<Findings, String> {
        let all_are_here = self.ends.len() == self.peers
            && self.ends.iter().all(|&items| items == self.items)
            && self.waiting.is_empty();
        if !all_are_here {
            return Err(format!("{} items came, but the workers counted {:?}", self.items, self.ends));
        }
        self.teller.tell_the_end(self.items, self.writing);
        self.table.finish()?;
        Ok(self.findings)
    }
}
