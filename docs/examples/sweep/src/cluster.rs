//! The processes that take part: how they find each other, and how a run ends when one of them is gone.
//!
//! Timely connects processes too, but waits for ever, and takes whoever calls. Here there is an end to patience, and
//! nobody takes part who was started with another job.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::panic;
use std::process;
use std::thread;
use std::time::{Duration, Instant};

use timely::communication::allocator::zero_copy::initialize::initialize_networking_from_sockets;
use timely::communication::allocator::{AllocatorBuilder, ProcessBuilder};
use timely::communication::{Config, Hooks};

use crate::BROKEN_OFF;
use crate::options::Cluster;
use crate::table;

/// What begins every greeting, with the version of it.
const GREETING: u64 = u64::from_be_bytes(*b"tali-sw1");
/// How long a caller may take for its greeting, and how long to wait before calling again.
const GREETING_TIME: Duration = Duration::from_secs(5);
const BETWEEN_CALLS: Duration = Duration::from_millis(50);

/// Ends this process at once, whatever its threads wait for, and leaves no table.
pub fn break_off(why: &str) -> ! {
    table::give_up();
    eprintln!("sweep: broken off: {why}. No table was written; start the run again from the beginning");
    process::exit(BROKEN_OFF.into())
}

/// Ends the process when any thread panics. Those of timely do when another process is gone, and the workers would wait
/// for it for ever.
pub fn break_off_at_panics() {
    panic::set_hook(Box::new(|panic| {
        let message = panic.payload_as_str().unwrap_or("a panic");
        match message.strip_prefix("timely communication error: ") {
            Some(cause) => break_off(&format!("another process of this run is gone ({cause})")),
            None => break_off(&match panic.location() {
                Some(location) => format!("{message} ({location})"),
                None => message.to_owned(),
            }),
        }
    }));
}

/// What the workers of this process talk to each other by, and to those of the others.
pub type Allocators = (Vec<AllocatorBuilder>, Box<dyn std::any::Any + Send>);

pub fn join(cluster: &Cluster, job: u64) -> Result<Allocators, String> {
    if cluster.hosts.len() == 1 {
        return match cluster.workers {
            1 => Config::Thread.try_build(),
            workers => Config::Process(workers).try_build(),
        };
    }
    let sockets = connected(cluster, job)?;
    let hooks = Hooks::default();
    let within = ProcessBuilder::new_typed_vector(cluster.workers, hooks.refill.clone(), None);
    let (builders, guard) =
        initialize_networking_from_sockets(within, sockets, cluster.process, cluster.workers, hooks)
            .map_err(|error| format!("the network: {error}"))?;
    Ok((builders.into_iter().map(AllocatorBuilder::Tcp).collect(), Box::new(guard)))
}

/// Calls the processes before this one, and waits for the calls of those after it.
fn connected(cluster: &Cluster, job: u64) -> Result<Vec<Option<TcpStream>>, String> {
    let until = Instant::now() + cluster.patience;
    let ours = Greeting {
        process: cluster.process as u64,
        processes: cluster.hosts.len() as u64,
        workers: cluster.workers as u64,
        job,
    };
    let own = &cluster.hosts[cluster.process];
    // before any call, so that the others needn't wait for those that we wait for
    let listener = TcpListener::bind(own).map_err(|error| format!("{own}: {error}"))?;
    listener.set_nonblocking(true).map_err(|error| format!("{own}: {error}"))?;
    let mut sockets: Vec<Option<TcpStream>> = (0..cluster.hosts.len()).map(|_| None).collect();
    for (process, host) in cluster.hosts[..cluster.process].iter().enumerate() {
        sockets[process] = Some(call(host, process as u64, &ours, until)?);
    }
    while let Some(missing) = (cluster.process + 1..sockets.len()).find(|&process| sockets[process].is_none()) {
        if Instant::now() > until {
            return Err(format!("process {missing} at {} has not called", cluster.hosts[missing]));
        }
        match listener.accept() {
            Ok((mut socket, _)) => {
                // whoever calls without the greeting is no part of this
                let Ok(theirs) = prepared(&socket).and_then(|()| Greeting::receive(&mut socket)) else { continue };
                ours.send(&mut socket)?;
                ours.must_suit(&theirs)?;
                let place = usize::try_from(theirs.process).unwrap_or(usize::MAX);
                match sockets.get_mut(place) {
                    Some(empty @ None) if place > cluster.process => *empty = Some(at_rest(socket)?),
                    _ => return Err(format!("two processes say that they are number {}", theirs.process)),
                }
            }
            Err(_) => thread::sleep(BETWEEN_CALLS),
        }
    }
    Ok(sockets)
}

fn call(host: &str, process: u64, ours: &Greeting, until: Instant) -> Result<TcpStream, String> {
    loop {
        match TcpStream::connect(host) {
            Ok(mut socket) => {
                prepared(&socket)?;
                ours.send(&mut socket)?;
                let theirs = Greeting::receive(&mut socket).map_err(|error| format!("{host}: {error}"))?;
                ours.must_suit(&theirs)?;
                if theirs.process != process {
                    return Err(format!("at {host} is process {}, not {process}", theirs.process));
                }
                return at_rest(socket);
            }
            Err(error) if Instant::now() > until => return Err(format!("{host}: {error}")),
            Err(_) => thread::sleep(BETWEEN_CALLS),
        }
    }
}

fn prepared(socket: &TcpStream) -> Result<(), String> {
    let prepare = || {
        socket.set_nonblocking(false)?;
        socket.set_nodelay(true)?;
        socket.set_read_timeout(Some(GREETING_TIME))
    };
    prepare().map_err(|error: std::io::Error| error.to_string())
}

fn at_rest(socket: TcpStream) -> Result<TcpStream, String> {
    socket.set_read_timeout(None).map_err(|error| error.to_string())?;
    Ok(socket)
}

/// What processes tell each other before anything else.
struct Greeting {
    process: u64,
    processes: u64,
    workers: u64,
    job: u64,
}

impl Greeting {
    fn send(&self, socket: &mut TcpStream) -> Result<(), String> {
        let words = [GREETING, self.process, self.processes, self.workers, self.job];
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_be_bytes()).collect();
        socket.write_all(&bytes).map_err(|error| error.to_string())
    }

    fn receive(socket: &mut TcpStream) -> Result<Self, String> {
        let mut next = || {
            let mut word = [0; 8];
            socket.read_exact(&mut word).map_err(|error| error.to_string())?;
            Ok::<u64, String>(u64::from_be_bytes(word))
        };
        if next()? != GREETING {
            return Err("no process of this program answers there".into());
        }
        Ok(Greeting { process: next()?, processes: next()?, workers: next()?, job: next()? })
    }

    fn must_suit(&self, theirs: &Greeting) -> Result<(), String> {
        let other = theirs.process;
        if self.processes != theirs.processes {
            Err(format!("process {other} counts {} processes, this one {}", theirs.processes, self.processes))
        } else if self.workers != theirs.workers {
            Err(format!("process {other} has {} workers, this one {}: all have as many", theirs.workers, self.workers))
        } else if self.job != theirs.job {
            Err(format!("process {other} was started with another job, or another version of it"))
        } else {
            Ok(())
        }
    }
}
