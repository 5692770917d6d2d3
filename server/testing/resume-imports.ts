import { readFileSync } from 'node:fs';
import { resumeImportsApi } from '#domain/features/bulk-imports/resumes/contract.ts';
import { runDueImports } from '#server/features/bulk-imports/resumes/process.ts';
import type { TestApp } from './app.ts';
import { type Caller, send } from './send.ts';

/** A file to send; its bytes are a text or a fixture. */
export interface ImportFile {
  readonly name: string;
  readonly bytes: string | Uint8Array;
}

/** A short résumé as text. */
export function writeResume(name: string, contact: { readonly email?: string; readonly phone?: string } = {}): string {
  const lines = [
    name,
    'Data Analyst',
    'Portland, OR',
    contact.email,
    contact.phone,
    '',
    'Skills',
    'SQL, Python, Excel',
  ];
  return lines.filter((line) => line !== undefined).join('\n');
}

/** A file of the résumé fixtures. */
export function readFixture(name: string, sentAs = name): ImportFile {
  return { name: sentAs, bytes: readFileSync(new URL(`../features/resumes/fixtures/${name}`, import.meta.url)) };
}

/** Starts an import and sends files, without reading them. */
export async function sendFiles(app: TestApp, caller: Caller, files: readonly ImportFile[]): Promise<string> {
  const { body } = await send(app, caller, resumeImportsApi.start, { body: {} });
  for (const file of files) {
    const sent = await addFile(app, caller, body.token, file);
    if (sent.status !== 201) throw new Error(`${file.name}: ${JSON.stringify(sent.problem)}`);
  }
  return body.token;
}

export function addFile(app: TestApp, caller: Caller, token: string, { name, bytes }: ImportFile) {
  const content = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  const form = { file: new File([content], name) };
  return send(app, caller, resumeImportsApi.addFile, { params: { token }, body: form as never });
}

/** Sends files and reads them: the import waits in review. */
export async function reviewFiles(app: TestApp, caller: Caller, files: readonly ImportFile[]): Promise<string> {
  const token = await sendFiles(app, caller, files);
  await send(app, caller, resumeImportsApi.finishUpload, { params: { token } });
  await runDueImports(app.services);
  return token;
}

/** Imports files without another decision. */
export async function importFiles(app: TestApp, caller: Caller, files: readonly ImportFile[]): Promise<string> {
  const token = await reviewFiles(app, caller, files);
  await send(app, caller, resumeImportsApi.confirm, { params: { token } });
  await runDueImports(app.services);
  return token;
}

export async function listItems(app: TestApp, caller: Caller, token: string) {
  const { body } = await send(app, caller, resumeImportsApi.items, { params: { token } });
  return body.items;
}
