import { type ChildProcess, fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ReadingTask } from './document-process.ts';
import type { DocumentReading } from './document-reading.ts';
import { type ReadingLimits, readWithin } from './reading-limits.ts';

/**
 * Processes that read documents, a few at a time; the others wait in order. A reading never rejects: a document that
 * takes too long or too much memory costs its process, which is replaced for the next one. Processes and not threads,
 * because V8 out of memory in a thread may end the whole server. Idle ones do not keep the server alive, and end with it.
 */
export function createReadingPool({
  module,
  processes,
  ...limits
}: PoolOptions): (task: ReadingTask) => Promise<DocumentReading> {
  const waiting: { task: ReadingTask; resolve: (reading: DocumentReading) => void }[] = [];
  const idle: ChildProcess[] = [];
  let running = 0;

  const startNext = (): void => {
    const next = running < processes ? waiting.shift() : undefined;
    if (!next) return;
    running++;
    const child = idle.pop() ?? newProcess(module, limits);
    void readWithin(limits, child, next.task).then(({ reading, reusable }) => {
      running--;
      if (reusable) keepIdle(idle, child);
      next.resolve(reading);
      startNext();
    });
  };

  return (task) =>
    new Promise((resolve) => {
      waiting.push({ task, resolve });
      startNext();
    });
}

interface PoolOptions extends ReadingLimits {
  /** What each process runs: takes a ReadingTask per message, answers with a DocumentReading. */
  readonly module: URL;
  readonly processes: number;
}

/** One that ends while idle is not lent again. */
function keepIdle(idle: ChildProcess[], child: ChildProcess): void {
  idle.push(child);
  child.on('error', () => undefined);
  child.once('exit', () => {
    const place = idle.indexOf(child);
    if (place >= 0) idle.splice(place, 1);
  });
}

/** The process sees no environment of the server, writes no file, starts nothing and prints nothing. */
function newProcess(module: URL, { megabytes }: ReadingLimits): ChildProcess {
  const mayRead = ['server', 'domain', 'node_modules', 'package.json'].flatMap(pathsOf);
  return fork(module, {
    execArgv: [
      `--max-old-space-size=${megabytes}`,
      '--permission',
      ...mayRead.map((path) => `--allow-fs-read=${path}`),
    ],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

const projectRoot = new URL('../../../', import.meta.url);

/** Packages may be linked from elsewhere: the link has to be read and what it leads to. */
function pathsOf(name: string): string[] {
  const path = fileURLToPath(new URL(name, projectRoot));
  return [path, realpathSync(path)];
}
