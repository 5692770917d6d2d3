import type { DocumentResult } from './document-result.ts';
import type { ResumeResult } from './resume-result.ts';
import type { DocumentTask } from './workers/document-worker.ts';
import { createWorkerPool, type Reader } from './workers/worker-pool.ts';

/** Reads documents in worker processes: `text` returns the text, `resume` also the parsed fields. */
export interface DocumentReader {
  readText(document: Omit<TaskOf<'text'>, 'output'>, reader: Reader): Promise<DocumentResult>;
  readResume(document: Omit<TaskOf<'resume'>, 'output'>, reader: Reader): Promise<ResumeResult>;
}

type TaskOf<Output> = Extract<DocumentTask, { output: Output }>;

export function createDocumentReader({ maxProcesses }: { readonly maxProcesses: number }): DocumentReader {
  const read = createWorkerPool<DocumentTask, DocumentResult | ResumeResult>({
    module: new URL('./workers/document-worker.ts', import.meta.url),
    maxProcesses,
    maxMegabytes: 256,
    getCpuMs: ({ kind }) => (textKinds.has(kind) ? 3000 : 10_000),
    maxPerAccount: 4,
    // Waiting documents are in memory, up to 10 MB each.
    maxEntries: 32,
  });
  return {
    // The worker replies to each output with its own type.
    readText: (document, reader) => read({ ...document, output: 'text' }, reader) as Promise<DocumentResult>,
    readResume: (document, reader) => read({ ...document, output: 'resume' }, reader) as Promise<ResumeResult>,
  };
}

/** Files without compression and fonts. */
const textKinds: ReadonlySet<string> = new Set(['txt', 'rtf', 'json']);

/** The reader of this process. */
export const documentReader = createDocumentReader({ maxProcesses: 2 });
