import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const TIMEOUT_MS = 30_000;

/** A program installed on this machine that runs for the duration of some tests. */
export interface Peer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a server in the foreground and waits until its port accepts connections. */
export async function startPeer(url: string, program: string, args: readonly string[], user?: number): Promise<Peer> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], ...(user && { uid: user, gid: user }) });
  await waitForPort(Number(new URL(url).port), child);
  return { url, stop: () => stop(child) };
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
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGINT');
  await once(child, 'exit');
}
