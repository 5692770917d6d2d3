import { parseResume } from '#domain/features/resumes/parse.ts';
import { DocumentError, type DocumentKind, type DocumentResult } from '#server/features/resumes/document-result.ts';
import { extractText } from '#server/features/resumes/extract-text.ts';
import { readJson } from '#server/features/resumes/formats/read-json.ts';
import { lookups } from '#server/features/resumes/lookups.ts';
import type { ResumeResult } from '#server/features/resumes/resume-result.ts';
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
