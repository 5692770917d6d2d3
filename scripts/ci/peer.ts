import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const TIMEOUT_MS = 30_000;
const RESTART_MS = 100;

/** A program installed on this machine that runs for the duration of some tests. */
export interface Peer {
  readonly url: string;
  stop(): Promise<void>;
}

interface PeerOptions {
  /** The id of the user and group that it runs as. */
  readonly user?: number;
  /** Whether it is started again when it exits. */
  readonly restarts?: boolean;
}

/** Starts a server in the foreground and waits until its port accepts connections. */
export async function startPeer(
  url: string,
  program: string,
  args: readonly string[],
  { user, restarts = false }: PeerOptions = {},
): Promise<Peer> {
  let isStopping = false;
  const start = (): ChildProcess => {
    const started = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      ...(user && { uid: user, gid: user }),
    });
    if (restarts) started.once('exit', () => void restart());
    return started;
  };
  const restart = async () => {
    await wait(RESTART_MS);
    if (!isStopping) child = start();
  };
  let child = start();
  await waitForPort(Number(new URL(url).port), child);
  const stop = () => {
    isStopping = true;
    return stopProcess(child);
  };
  return { url, stop };
}

async function waitForPort(port: number, child: ChildProcess): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (child.exitCode === null && Date.now() < end) {
    const socket = connect(port, '127.0.0.1');
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
    await wait(50);
  }
  throw new Error(`${child.spawnfile} did not open port ${port}`);
}

/** SIGINT is PostgreSQL's fast shutdown; Redis stops on it too. */
async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGINT');
  await once(child, 'exit');
}
