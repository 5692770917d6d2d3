const CHECK_INTERVAL_MS = 250;

/**
 * Sends SIGTERM to this process when its parent exits, also if the parent was killed. npm runs a script in a shell and
 * passes stop signals to that shell only; without this, the product would keep running in the background.
 */
export function exitWithParent() {
  // Only a launcher opens an IPC channel. It closes however the launcher ends.
  if (process.send) exitWithLauncher();
  else if (process.env.npm_lifecycle_event) exitWithShell();
}

function exitWithLauncher() {
  if (!process.connected) return stop();
  process.once('disconnect', stop);
  process.channel?.unref();
}

function exitWithShell() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, CHECK_INTERVAL_MS);
  timer.unref();
}

function stop() {
  process.kill(process.pid, 'SIGTERM');
}
