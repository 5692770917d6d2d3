import { type ColumnMapping, jobImportsApi } from '#domain/features/bulk-imports/jobs/contract.ts';
import { runDueJobImports } from '#server/features/bulk-imports/jobs/process.ts';
import type { TestApp } from '#server/testing/app.ts';
import { type Caller, send } from '#server/testing/send.ts';

interface JobFile {
  readonly name: string;
  readonly bytes: string | Uint8Array;
}

export function sendJobFile(app: TestApp, caller: Caller, { name, bytes }: JobFile, organisationId?: number) {
  const content = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  const fields = organisationId === undefined ? {} : { organisation_id: String(organisationId) };
  return send(app, caller, jobImportsApi.start, { body: { file: new File([content], name), ...fields } as never });
}

/** Sends a file and reads it: the import waits in review. */
export async function reviewJobs(app: TestApp, caller: Caller, file: JobFile, organisationId?: number) {
  const sent = await sendJobFile(app, caller, file, organisationId);
  if (sent.status !== 201) throw new Error(`${file.name}: ${JSON.stringify(sent.problem)}`);
  await runDueJobImports(app.services);
  return sent.body.token;
}

export async function importJobFile(
  app: TestApp,
  caller: Caller,
  file: JobFile,
  publish: 'draft' | 'publish' = 'draft',
): Promise<string> {
  const token = await reviewJobs(app, caller, file);
  await send(app, caller, jobImportsApi.confirm, { params: { token }, body: { publish } });
  await runDueJobImports(app.services);
  return token;
}

export async function readJobImport(app: TestApp, caller: Caller, token: string) {
  return (await send(app, caller, jobImportsApi.read, { params: { token } })).body;
}

export async function listJobItems(app: TestApp, caller: Caller, token: string) {
  return (await send(app, caller, jobImportsApi.items, { params: { token } })).body.items;
}

export async function mapJobColumns(app: TestApp, caller: Caller, token: string, mapping: ColumnMapping) {
  const sent = await send(app, caller, jobImportsApi.map, { params: { token }, body: { mapping } });
  await runDueJobImports(app.services);
  return sent;
}
