//! Connections: so many at once, and so many from one address.

use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::limits::network;
use crate::Config;

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
                Some(entered) => return (Visitor { stream, _place: place, _entered: entered }, address),
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
    _place: OwnedSemaphorePermit,
    _entered: Entered,
}

impl AsyncRead for Visitor {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Visitor {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
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
        Pin::new(&mut self.stream).poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
