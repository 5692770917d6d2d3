import { canReadApprovals } from '#domain/features/approvals/policy.ts';
import type { ColumnMapping, JobImport, JobItem } from '#domain/features/bulk-imports/jobs/contract.ts';
import { maxJobFileBytes } from '#domain/features/bulk-imports/jobs/mapping.ts';
import type { PublishChoice } from '#domain/features/bulk-imports/jobs/publish-choices.ts';
import type { ItemOutcome } from '#domain/features/bulk-imports/lifecycle.ts';
import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { getPublishingRules } from '#server/features/approvals/service.ts';
import { deleteItems, type ItemRow } from '#server/features/bulk-imports/item-queries.ts';
import { findImport, type ImportRow, insertImport, updateImport } from '#server/features/bulk-imports/queries.ts';
import { discardBytes } from '#server/features/bulk-imports/resumes/people-queries.ts';
import { getImportOwner, listImportItems, lockForMove, presentImports } from '#server/features/bulk-imports/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import type { UploadedFile } from '#server/http/limits/uploads.ts';
import { newToken } from '#server/lib/secrets/random-token.ts';
import { findEmployer, saveMapping } from './job-queries.ts';
import { parseCreated, parseItemFields, parseSettings } from './settings.ts';

export function getOwner(ctx: SignedInContext) {
  return getImportOwner(ctx, 'job.import');
}

/** Stores the bytes before the row: a crash leaves an unused file, never a row without a file. */
export async function startImport(
  ctx: SignedInContext,
  file: UploadedFile | undefined,
  givenId: number | undefined,
): Promise<JobImport> {
  if (!file) return refuseField('body.file', 'required');
  if (file.bytes.byteLength > maxJobFileBytes) refuseField('body.file', 'file_too_large');
  // The type of a file is known by the end of its name.
  if (file.fileName.trim() === '') refuseField('body.file', 'file_type_not_allowed');
  const { tenant, actor } = ctx;
  const organisationId = actor.organisationId ?? givenId ?? refuseField('body.organisation_id', 'required');
  if (!(await findEmployer(ctx.db, { tenantId: tenant.id, id: organisationId }))) {
    refuseField('body.organisation_id', 'invalid_value');
  }
  const storageKey = await ctx.files.put(file.bytes);
  const token = newToken();
  const now = ctx.clock();
  return write(ctx, async (change) => {
    const { id } = await insertImport(change.db, {
      tenantId: tenant.id,
      kind: 'jobs',
      token,
      userId: actor.userId,
      organisationId,
      fileName: (file.fileName.split(/[/\\]/).at(-1) ?? '').slice(-255) || 'file',
      storageKey,
      settings: {},
      now,
    });
    await updateImport(change.db, { tenantId: tenant.id, id }, { state: 'reading' }, now);
    await change.audit({ action: 'job_import.start', subject: ['bulk_import', id] });
    return present(ctx, change, token);
  });
}

export function readImport(ctx: SignedInContext, token: string): Promise<JobImport> {
  return present(ctx, ctx, token);
}

export function listItems(
  ctx: SignedInContext,
  token: string,
  filter: { readonly after?: number | undefined; readonly outcome?: ItemOutcome | undefined },
): Promise<{ items: JobItem[]; next: number | null }> {
  return listImportItems(ctx, getOwner(ctx), { ...filter, kind: 'jobs', token }, presentItem);
}

/** Moves an import by a person. */
function moveImport(
  ctx: SignedInContext,
  token: string,
  to: 'reading' | 'importing' | 'canceled',
  work: (change: Write, row: ImportRow) => Promise<object | undefined>,
): Promise<JobImport> {
  return write(ctx, async (change) => {
    const row = await lockForMove(change.db, getOwner(ctx), { kind: 'jobs', token, to });
    const settings = await work(change, row);
    const key = { tenantId: row.tenant_id, id: row.id };
    await updateImport(change.db, key, { state: to, ...(settings ? { settings } : {}) }, ctx.clock());
    await change.audit({ action: `job_import.${to}`, subject: ['bulk_import', row.id] });
    return present(ctx, change, token);
  });
}

/** Reads the file again with these columns and remembers them for the employer. */
export function mapColumns(ctx: SignedInContext, token: string, mapping: ColumnMapping): Promise<JobImport> {
  return moveImport(ctx, token, 'reading', async (change, row) => {
    const settings = parseSettings(row.settings);
    const names = settings.columns?.map(({ name }) => name) ?? refuse('conflict');
    if (!mapping.title) refuseField('body.mapping.title', 'required');
    for (const [field, name] of Object.entries(mapping)) {
      if (!names.includes(name)) refuseField(`body.mapping.${field}`, 'invalid_value');
    }
    const employer = { tenantId: row.tenant_id, id: row.organisation_id ?? 0 };
    await saveMapping(change.db, employer, { columns: names, mapping, now: ctx.clock() });
    return { ...settings, mapping, isMapped: true };
  });
}

export function confirmImport(ctx: SignedInContext, token: string, publish: PublishChoice): Promise<JobImport> {
  return moveImport(ctx, token, 'importing', async (_change, row) => {
    const needsApproval = await isApprovalNeeded(ctx);
    return { ...parseSettings(row.settings), publish, needsApproval };
  });
}

/** The rule for every job: with approval by the tenant, only its deciders publish directly. */
async function isApprovalNeeded(ctx: SignedInContext): Promise<boolean> {
  const { needsApproval, isAdminsOnly } = await getPublishingRules(ctx);
  return needsApproval && !canReadApprovals(ctx.actor, isAdminsOnly);
}

/** What was read is deleted: it was never imported. */
export function cancelImport(ctx: SignedInContext, token: string): Promise<JobImport> {
  return moveImport(ctx, token, 'canceled', async (change, row) => {
    if (row.storage_key) await discardBytes(change.db, row.tenant_id, [row.storage_key]);
    await deleteItems(change.db, { tenantId: row.tenant_id, id: row.id });
    return undefined;
  });
}

/** Inside a transaction, `source` is the transaction. */
export async function present(ctx: SignedInContext, source: Pick<Write, 'db'> | SignedInContext, token: string) {
  const row = (await findImport(source.db, getOwner(ctx), 'jobs', token)) ?? refuse('not_found');
  const [record] = await presentImports(ctx, source.db, [row]);
  const { columns, mapping } = parseSettings(row.settings);
  const details = {
    columns: columns?.map(({ name, samples }) => ({ name, samples: [...samples] })) ?? null,
    mapping: mapping ?? {},
    needs_approval: await isApprovalNeeded(ctx),
  };
  return { ...(record ?? refuse('not_found')), ...details };
}

function presentItem(row: ItemRow): JobItem {
  const { draft } = parseItemFields(row.fields);
  return {
    id: row.id,
    position: row.position,
    title: row.name,
    place: [draft?.city, draft?.region].filter(Boolean).join(', '),
    row: row.row_number,
    outcome: row.outcome as JobItem['outcome'],
    reason: row.reason,
    job_id: parseCreated(row.created).job_id ?? null,
    kept_reason: row.kept_reason,
  };
}
