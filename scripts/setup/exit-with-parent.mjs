const CHECK_INTERVAL_MS = 250;

/**
 * Sends SIGTERM to this process when its parent exits. npm runs a script in a shell and passes stop signals to that
 * shell only; without this, the product would keep running in the background.
 */
export function exitWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_INTERVAL_MS);
  timer.unref();
}
