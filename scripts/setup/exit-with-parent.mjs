const LOOK_EVERY_MS = 250;

/**
 * Ends this process, as by SIGTERM, when the one that started it ends. npm runs a script in a shell and passes stop
 * signals to that shell alone, which dies of them without a word; the product would go on running unseen.
 */
export function followParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  looking.unref();
}
