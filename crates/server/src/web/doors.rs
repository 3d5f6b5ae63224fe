//! Connections: so many at once, so many from one address, and none for ever.

use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, Sleep, sleep};

use super::limits::network;
use crate::Config;

/// A connection on which nothing goes either way for so long, or at most twice as long, is closed: its place
/// is for somebody who wants something. Streams have heartbeats, and proxies let go of idle connections sooner.
const IDLE: Duration = Duration::from_mins(2);

/// Lets connections in.
pub(crate) struct Doors {
    listener: TcpListener,
    places: Arc<Semaphore>,
    inside: Inside,
}

/// How many connections each address has.
#[derive(Clone)]
struct Inside {
    counts: Arc<Mutex<HashMap<IpAddr, usize>>>,
    /// The most of one address; `None` is no limit.
    most: Option<usize>,
}

impl Inside {
    fn counts(&self) -> std::sync::MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn enter(&self, ip: IpAddr) -> Option<Entered> {
        let mut counts = self.counts();
        let count = counts.entry(ip).or_default();
        if self.most.is_some_and(|most| *count >= most) {
            return None;
        }
        *count += 1;
        drop(counts);
        Some(Entered { inside: self.clone(), ip })
    }
}

/// A connection's place among those of its address.
struct Entered {
    inside: Inside,
    ip: IpAddr,
}

impl Drop for Entered {
    fn drop(&mut self) {
        let mut counts = self.inside.counts();
        if let Some(count) = counts.get_mut(&self.ip) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.ip);
            }
        }
    }
}

impl Doors {
    /// The doors that the configuration wants.
    pub(crate) fn new(listener: TcpListener, config: &Config) -> Self {
        // All clients of a proxy have its address.
        let most = Some(config.clients_per_address).filter(|&most| most > 0 && !config.behind_proxy);
        Self {
            listener,
            places: Arc::new(Semaphore::new(config.clients.clamp(1, Semaphore::MAX_PERMITS))),
            inside: Inside { counts: Arc::default(), most },
        }
    }
}

impl Listener for Doors {
    type Io = Visitor;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Visitor, SocketAddr) {
        loop {
            // When all places are taken, the next connection waits at the door.
            let Ok(place) = self.places.clone().acquire_owned().await else {
                // Nobody closes the semaphore.
                std::future::pending().await
            };
            let (stream, address) = Listener::accept(&mut self.listener).await;
            match self.inside.enter(network(address.ip())) {
                Some(entered) => return (Visitor::new(stream, place, entered), address),
                None => metrics::counter!("kabinett_connections_refused_total").increment(1),
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// The address of whoever is connected.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Peer(pub(crate) SocketAddr);

impl Connected<IncomingStream<'_, Doors>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Doors>) -> Self {
        Self(*stream.remote_addr())
    }
}

/// A connection with its place.
pub(crate) struct Visitor {
    stream: TcpStream,
    /// When to look again whether anything goes on.
    look: Pin<Box<Sleep>>,
    /// Whether anything went either way since the last look.
    active: bool,
    _place: OwnedSemaphorePermit,
    _entered: Entered,
}

impl Visitor {
    fn new(stream: TcpStream, place: OwnedSemaphorePermit, entered: Entered) -> Self {
        Self { stream, look: Box::pin(sleep(IDLE)), active: false, _place: place, _entered: entered }
    }

    /// What a reader that waits is told: to wait on, unless nothing has gone on for too long.
    fn wait(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        while self.look.as_mut().poll(context).is_ready() {
            if !std::mem::take(&mut self.active) {
                metrics::counter!("kabinett_connections_idle_total").increment(1);
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
            self.look.as_mut().reset(Instant::now() + IDLE);
        }
        Poll::Pending
    }
}

impl AsyncRead for Visitor {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        match Pin::new(&mut self.stream).poll_read(context, buffer) {
            Poll::Pending => self.wait(context),
            ready @ Poll::Ready(_) => {
                self.active = true;
                ready
            }
        }
    }
}

impl AsyncWrite for Visitor {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.active |= written.is_ready();
        written
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.active |= written.is_ready();
        written
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

    use super::*;

    /// A client, and its connection as the server has it.
    async fn connected() -> (TcpStream, Visitor) {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let mut doors = Doors::new(listener, &Config::new("."));
        let (client, (visitor, _)) = tokio::join!(TcpStream::connect(address), doors.accept());
        (client.unwrap(), visitor)
    }

    /// Nothing goes on for as long as it takes.
    fn time_passes(visitor: &mut Visitor) {
        visitor.look.as_mut().reset(Instant::now());
    }

    #[tokio::test]
    async fn who_says_and_hears_nothing_has_to_go() {
        let (_client, mut visitor) = connected().await;
        time_passes(&mut visitor);
        assert_eq!(visitor.read_u8().await.unwrap_err().kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn who_says_or_hears_something_now_and_then_stays() {
        let (mut client, mut visitor) = connected().await;
        for round in 0..4 {
            if round % 2 == 0 {
                client.write_u8(7).await.unwrap();
                assert_eq!(visitor.read_u8().await.unwrap(), 7);
            } else {
                visitor.write_u8(8).await.unwrap();
            }
            time_passes(&mut visitor);
            tokio::select! {
                read = visitor.read_u8() => panic!("round {round}: {read:?}"),
                () = sleep(Duration::from_millis(20)) => {}
            }
        }
        assert!(visitor.look.deadline() > Instant::now(), "it has been looked at");
        time_passes(&mut visitor);
        assert_eq!(visitor.read_u8().await.unwrap_err().kind(), io::ErrorKind::TimedOut);
    }
}
