import type { ImportRecord } from '#domain/features/bulk-imports/import-record.ts';
import type { ItemDecision, ItemOutcome } from '#domain/features/bulk-imports/lifecycle.ts';
import type { ResumeItem } from '#domain/features/bulk-imports/resumes/contract.ts';
import { maxImportFiles } from '#domain/features/bulk-imports/resumes/limits.ts';
import type { SkipReason } from '#domain/features/bulk-imports/resumes/reasons.ts';
import { type Duplicate, getOutcome, isAllowedDecision } from '#domain/features/bulk-imports/resumes/review.ts';
import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import {
  countItems,
  deleteItems,
  findItem,
  findItems,
  findStorageKeys,
  type ItemRow,
  insertItems,
  type NewItem,
  noItems,
  updateItem,
} from '#server/features/bulk-imports/item-queries.ts';
import {
  findImport,
  type ImportRow,
  insertImport,
  lockImport,
  updateImport,
} from '#server/features/bulk-imports/queries.ts';
import { getImportOwner, listImportItems, lockForMove, presentImports } from '#server/features/bulk-imports/service.ts';
import { computeSha256 } from '#server/features/files/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import type { UploadedFile } from '#server/http/limits/uploads.ts';
import { newToken } from '#server/lib/secrets/random-token.ts';
import { parseCreated } from './created-records.ts';
import { discardBytes } from './people-queries.ts';
import { parseItemFields } from './read-item.ts';

export function getOwner(ctx: SignedInContext) {
  return getImportOwner(ctx, 'resume.import');
}

export function startImport(ctx: SignedInContext): Promise<ImportRecord> {
  const { tenant, actor } = ctx;
  const token = newToken();
  return write(ctx, async (change) => {
    const { id } = await insertImport(change.db, {
      tenantId: tenant.id,
      kind: 'resumes',
      token,
      userId: actor.userId,
      organisationId: actor.organisationId,
      fileName: '',
      settings: {},
      now: ctx.clock(),
    });
    await change.audit({ action: 'resume_import.start', subject: ['bulk_import', id] });
    return present(ctx, change, token);
  });
}

export async function readImport(ctx: SignedInContext, token: string): Promise<ImportRecord> {
  const row = (await findImport(ctx.db, getOwner(ctx), 'resumes', token)) ?? refuse('not_found');
  const [record] = await presentImports(ctx, ctx.db, [row]);
  return record ?? refuse('not_found');
}

export async function listFiles(ctx: SignedInContext, token: string) {
  const row = (await findImport(ctx.db, getOwner(ctx), 'resumes', token)) ?? refuse('not_found');
  const items = await findItems(ctx.db, { tenantId: row.tenant_id, id: row.id }, { size: maxImportFiles * 2 });
  return items.filter((item) => item.row_number === null).map(({ name, sha256 }) => ({ name, sha256 }));
}

/** Stores the bytes before the row: a crash leaves an unused file, never a row without a file. */
export async function addFile(ctx: SignedInContext, token: string, file: UploadedFile | undefined): Promise<boolean> {
  if (!file) return refuseField('body.file', 'required');
  const name = (file.fileName.split(/[/\\]/).at(-1) ?? '').slice(-255) || 'file';
  const sha256 = computeSha256(file.bytes);
  const storageKey = await ctx.files.put(file.bytes);
  const isNew = await addItem(ctx, token, { name, sha256, storageKey, byteSize: file.bytes.byteLength });
  if (!isNew) await ctx.files.remove(storageKey);
  return isNew;
}

export function addSkipped(ctx: SignedInContext, token: string, file: { name: string; reason: SkipReason }) {
  // Without bytes there is no hash; the name takes its place, so that sending it again changes nothing.
  const sha256 = computeSha256(Buffer.from(`${file.reason}:${file.name}`));
  const skipped = { state: 'read', outcome: 'skipped', reason: file.reason } as const;
  return addItem(ctx, token, { name: file.name, sha256, ...skipped });
}

/** Checked before a file is read from the request. */
export async function requireOpenUpload(ctx: SignedInContext, token: string): Promise<void> {
  const row = (await findImport(ctx.db, getOwner(ctx), 'resumes', token)) ?? refuse('not_found');
  if (row.state !== 'uploading') refuse('conflict');
}

/** Returns false if the file was sent before. */
function addItem(ctx: SignedInContext, token: string, item: NewItem): Promise<boolean> {
  return write(ctx, async (change) => {
    const row = (await lockImport(change.db, getOwner(ctx), 'resumes', token)) ?? refuse('not_found');
    if (row.state !== 'uploading') refuse('conflict');
    const key = { tenantId: row.tenant_id, id: row.id };
    const { total } = (await countItems(change.db, row.tenant_id, [row.id])).get(row.id) ?? noItems;
    if (total >= maxImportFiles) refuseField('body.file', 'import_full');
    const added = await insertItems(change.db, key, [item]);
    const fileName = row.file_name === '' ? { file_name: item.name } : {};
    await updateImport(change.db, key, fileName, ctx.clock());
    return added.length > 0;
  });
}

/** Moves an import by a person. */
function moveImport(
  ctx: SignedInContext,
  token: string,
  to: 'reading' | 'importing' | 'canceled',
  work?: (change: Write, row: ImportRow) => Promise<void>,
) {
  return write(ctx, async (change) => {
    const row = await lockForMove(change.db, getOwner(ctx), { kind: 'resumes', token, to });
    await work?.(change, row);
    await updateImport(change.db, { tenantId: row.tenant_id, id: row.id }, { state: to }, ctx.clock());
    await change.audit({ action: `resume_import.${to}`, subject: ['bulk_import', row.id] });
    return present(ctx, change, token);
  });
}

/** @throws Refusal `invalid_input` for an import without files */
export function finishUpload(ctx: SignedInContext, token: string): Promise<ImportRecord> {
  return moveImport(ctx, token, 'reading', async (change, row) => {
    const { total } = (await countItems(change.db, row.tenant_id, [row.id])).get(row.id) ?? noItems;
    if (total === 0) refuseField('body.file', 'required');
  });
}

export function confirmImport(ctx: SignedInContext, token: string): Promise<ImportRecord> {
  return moveImport(ctx, token, 'importing');
}

/** What was read is deleted: it was never imported. */
export function cancelImport(ctx: SignedInContext, token: string): Promise<ImportRecord> {
  return moveImport(ctx, token, 'canceled', async (change, row) => {
    const key = { tenantId: row.tenant_id, id: row.id };
    await discardBytes(change.db, row.tenant_id, await findStorageKeys(change.db, key));
    await deleteItems(change.db, key);
  });
}

export function listItems(
  ctx: SignedInContext,
  token: string,
  filter: { readonly after?: number | undefined; readonly outcome?: ItemOutcome | undefined },
): Promise<{ items: ResumeItem[]; next: number | null }> {
  return listImportItems(ctx, getOwner(ctx), { ...filter, kind: 'resumes', token }, presentItem);
}

/** Chooses what happens to a duplicate, or leaves a new person out. */
export function decideItem(ctx: SignedInContext, token: string, id: number, decision: ItemDecision | null) {
  return write(ctx, async (change) => {
    const row = (await lockImport(change.db, getOwner(ctx), 'resumes', token)) ?? refuse('not_found');
    if (row.state !== 'review') refuse('conflict');
    const key = { tenantId: row.tenant_id, id: row.id };
    const item = (await findItem(change.db, key, id)) ?? refuse('not_found');
    const { person } = parseItemFields(item.fields);
    const duplicates = item.duplicates as unknown as readonly Duplicate[];
    const isDecidable = item.state === 'read' && person && (item.outcome !== 'skipped' || item.reason === 'left_out');
    if (!isDecidable) refuse('conflict');
    if (decision !== null && !isAllowedDecision(decision, duplicates)) refuseField('body.decision', 'invalid_value');
    await updateItem(change.db, { ...key, id }, 'read', { decision, ...getOutcome(duplicates, decision) });
    await change.audit({ action: 'resume_import.decide', subject: ['bulk_import', row.id], detail: { item: id } });
    return presentItem((await findItem(change.db, key, id)) ?? refuse('not_found'));
  });
}

async function present(ctx: SignedInContext, change: Write, token: string): Promise<ImportRecord> {
  const row = (await findImport(change.db, getOwner(ctx), 'resumes', token)) ?? refuse('not_found');
  const [record] = await presentImports(ctx, change.db, [row]);
  return record ?? refuse('not_found');
}

function presentItem(row: ItemRow): ResumeItem {
  const created = parseCreated(row.created);
  return {
    id: row.id,
    position: row.position,
    name: row.name,
    row_number: row.row_number,
    state: row.state as ResumeItem['state'],
    outcome: row.outcome as ResumeItem['outcome'],
    reason: row.reason,
    decision: row.decision as ResumeItem['decision'],
    person: parseItemFields(row.fields).person ?? null,
    duplicates: row.duplicates as unknown as Duplicate[],
    person_id: created.person_id ?? created.existing_person_id ?? null,
    kept_reason: row.kept_reason,
  };
}
