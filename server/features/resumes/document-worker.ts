import { parseResume } from '#domain/features/resumes/parse.ts';
import { DocumentError, type DocumentKind, type DocumentResult } from './document-result.ts';
import { extractText } from './extract-text.ts';
import { lookups } from './lookups.ts';
import { readJson } from './read-json.ts';
import type { ResumeResult } from './resume-result.ts';
import { startedMessage } from './worker-limits.ts';

/** Runs in a child process: reads one document per message. Uploaded text is parsed only here, with limits on time. */
process.on('message', async (task: DocumentTask) => {
  process.send?.(startedMessage);
  process.send?.(await runTask(task));
});

/** `text` extracts the text only, `resume` also parses the fields of a résumé. */
export type DocumentTask =
  | { readonly output: 'text'; readonly bytes: Uint8Array; readonly kind: DocumentKind }
  | { readonly output: 'resume'; readonly bytes: Uint8Array; readonly kind: DocumentKind | 'json' };

async function runTask(task: DocumentTask): Promise<DocumentResult | ResumeResult> {
  try {
    if (task.kind === 'json') return readJson(task.bytes);
    // The message contains a Buffer, which the PDF parser does not accept.
    const read = await extractText(new Uint8Array(task.bytes), task.kind);
    if (task.output === 'text') return { ok: true, kind: task.kind, ...read };
    return { ok: true, text: read.text, parsed: parseResume(read.text, lookups) };
  } catch (error) {
    return { ok: false, reason: error instanceof DocumentError ? error.reason : 'file_broken' };
  }
}
