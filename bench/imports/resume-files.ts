import { setTimeout as delay } from 'node:timers/promises';
import type { ImportRecord } from '#domain/features/bulk-imports/import-record.ts';
import { buildResume, templates } from '#server/testing/resumes/templates.ts';
import type { ProductClient } from './product-client.ts';

const root = '/api/v1/bulk-imports/resumes';
const uploadsAtOnce = 3;

/** Imports files the way the page does: sends some at once, waits until they are read, and starts the import. */
export async function importResumes({ call, send }: ProductClient, files: readonly File[]): Promise<ImportRecord> {
  const { token } = await call<ImportRecord>('POST', root, {});
  const waiting = [...files];
  const sendWaiting = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) await send(`${root}/${token}/files`, file);
  };
  await Promise.all(Array.from({ length: uploadsAtOnce }, sendWaiting));
  await call('POST', `${root}/${token}/sent`);
  const wait = () => waitWhile(() => call<ImportRecord>('GET', `${root}/${token}`));
  await wait();
  await call('POST', `${root}/${token}/import`);
  return wait();
}

const pollMs = 1000;

/** Waits until an import is no longer in the background. */
export async function waitWhile(read: () => Promise<ImportRecord>): Promise<ImportRecord> {
  for (;;) {
    const record = await read();
    if (record.state !== 'reading' && record.state !== 'importing') return record;
    await delay(pollMs);
  }
}

/** Generated people in every template, in turn. */
export async function buildResumeFiles(count: number): Promise<File[]> {
  const built: File[] = [];
  for (let index = 0; built.length < count; index++) {
    for (const template of templates.slice(0, count - built.length)) {
      const { fileName, bytes } = await buildResume(template, index, 'test');
      built.push(new File([new Uint8Array(bytes)], `${built.length}-${fileName}`));
    }
  }
  return built;
}
