//! Starts the program in folders of their own, alone or as several processes on free ports.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

/// A folder of its own for each test, empty.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub fn with(&self, name: &str, text: &str) -> PathBuf {
        fs::write(self.path(name), text).unwrap();
        self.path(name)
    }

    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    pub fn names(&self) -> Vec<String> {
        let mut names: Vec<_> =
            fs::read_dir(&self.0).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    /// A file of hosts on this machine, whose ports nobody listens at.
    pub fn hosts(&self, count: usize) -> PathBuf {
        let listeners: Vec<_> = (0..count).map(|_| TcpListener::bind("127.0.0.1:0").unwrap()).collect();
        let lines: Vec<_> = listeners.iter().map(|listener| listener.local_addr().unwrap().to_string()).collect();
        self.with("hosts", &lines.join("\n"))
    }
}

pub fn command(what: &str, input: &Path, output: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sweep"));
    command.arg(what).arg(input).arg("-o").arg(output).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Several processes with so many workers each, that do the same together.
pub fn together(processes: usize, workers: usize, hosts: &Path, command: impl Fn() -> Command) -> Vec<Child> {
    (0..processes)
        .map(|process| {
            command()
                .args(["-n", &processes.to_string(), "-p", &process.to_string(), "-w", &workers.to_string(), "-h"])
                .arg(hosts)
                .spawn()
                .unwrap()
        })
        .collect()
}

pub fn ended(children: Vec<Child>) -> Vec<Output> {
    children.into_iter().map(|child| child.wait_with_output().unwrap()).collect()
}

pub fn status(output: &Output) -> i32 {
    output.status.code().unwrap_or_else(|| panic!("ended by a signal: {}", said(output)))
}

/// What was said on standard error.
pub fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}
