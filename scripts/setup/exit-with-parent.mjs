const CHECK_INTERVAL_MS = 250;

/**
 * Ends this process, as by SIGTERM, when the one that started it ends. npm runs a script in a shell and passes stop
 * signals to that shell alone, which dies of them without a word; the product would go on running unseen.
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
