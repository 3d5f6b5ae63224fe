//! What goes on without a request: clocks, computers of dead processes, news of other processes.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::app::App;
use crate::problem::Problem;
use crate::store::{Lease, PRESENCE};
use crate::tables::{Hall, think_where_needed};

/// Starts all of it; it ends with the server.
pub(crate) fn start(app: &App, tasks: &TaskTracker) {
    let each = |time, work: fn(App) -> _| tasks.spawn(repeat(app.clone(), time, work));
    let every = |seconds, work| each(Duration::from_secs(seconds), work);
    every(1, |app| Box::pin(async move { call_time(&app.hall).await }));
    each(app.config.lease / 3, |app| Box::pin(async move { think_where_needed(&app.hall).await }));
    each(Duration::from_millis(500), |app| Box::pin(async move { app.hall.tell_presence().await }));
    every(2, |app| Box::pin(async move { crate::notify::tell_whoever_is_due(&app).await }));
    every(2, |app| Box::pin(async move { crate::ratings::count_finished(&app.hall).await }));
    every(60, |app| {
        Box::pin(async move {
            app.hall.sweep().await;
            app.limits.sweep();
            app.hall.store.sweep_sessions(app.hall.clock.now()).await?;
            Ok(())
        })
    });
    tasks.spawn(listen(app.hall.clone(), app.stop.clone()));
}

type Work = std::pin::Pin<Box<dyn Future<Output = Result<(), Problem>> + Send>>;

async fn repeat(app: App, time: Duration, work: fn(App) -> Work) {
    let mut ticks = tokio::time::interval(time);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            () = app.stop.cancelled() => return,
        }
        if let Err(problem) = work(app.clone()).await {
            tracing::warn!(code = problem.code(), "work in the background failed; it is tried again");
        }
    }
}

/// Ends the part of everybody who is out of time. One process calls it at a table; if it dies before it
/// has, another does once the lease has run out.
async fn call_time(hall: &Arc<Hall>) -> Result<(), Problem> {
    for id in hall.store.out_of_time(&hall.process, hall.clock.now()).await? {
        if !hall.lease(Lease::Clock, &id).await? {
            continue;
        }
        let timed_out = hall.room(&id).await?.time_out(hall.clone()).await;
        if let Err(problem) = timed_out {
            tracing::warn!(table = id, code = problem.code(), "time could not be called");
        }
    }
    Ok(())
}

/// Hears what other processes changed.
async fn listen(hall: Arc<Hall>, stop: CancellationToken) {
    loop {
        let listener = match hall.store.news().await {
            Ok(Some(listener)) => Some(listener),
            Ok(None) => return,
            Err(error) => {
                tracing::warn!(%error, "no news of other processes; trying again");
                None
            }
        };
        if let Some(mut listener) = listener {
            // What was told while nobody listened.
            hall.catch_up().await;
            loop {
                tokio::select! {
                    news = listener.recv() => match news {
                        Ok(news) if news.channel() == PRESENCE => hall.heard_presence(news.payload()),
                        Ok(news) => hall.heard(news.payload()).await,
                        Err(_) => break,
                    },
                    () = stop.cancelled() => return,
                }
            }
        }
        tokio::select! {
            () = tokio::time::sleep(Duration::from_secs(1)) => {}
            () = stop.cancelled() => return,
        }
    }
}
