import {
  type JobSource,
  type JobSourceChange,
  type JobSourceRun,
  type MissingDecision,
  maxJobSources,
  type NewJobSource,
} from '#domain/features/bulk-imports/sources/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { findEmployer } from '#server/features/bulk-imports/jobs/job-queries.ts';
import type { ImportKey } from '#server/features/bulk-imports/queries.ts';
import { getImportOwner } from '#server/features/bulk-imports/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { OutboundRefusal } from '#server/lib/network/outbound.ts';
import { unlinkAbsent } from './posting-queries.ts';
import { presentRun, presentSources } from './present.ts';
import {
  deleteSource,
  findRuns,
  findSource,
  findSources,
  hasOtherSource,
  insertSource,
  lockEmployer,
  lockSource,
  type SourceRow,
  updateSource,
} from './queries.ts';

function getOwner(ctx: SignedInContext) {
  return getImportOwner(ctx, 'job.import');
}

function toKey(row: SourceRow): ImportKey {
  return { tenantId: row.tenant_id, id: row.id };
}

const pageSize = 25;

export async function listSources(
  ctx: SignedInContext,
  before: number | undefined,
): Promise<{ sources: JobSource[]; next: number | null }> {
  const found = await findSources(ctx.db, getOwner(ctx), { before, size: pageSize + 1 });
  const sources = await presentSources(ctx, ctx.db, found.slice(0, pageSize));
  return { sources, next: found.length > pageSize ? (sources.at(-1)?.id ?? null) : null };
}

export async function readSource(ctx: SignedInContext, id: number): Promise<JobSource> {
  return present(ctx, ctx.db, id);
}

/** The first fetch starts right away, in the background. */
export async function createSource(
  ctx: SignedInContext,
  { organisation_id: givenId, ...settings }: NewJobSource,
): Promise<JobSource> {
  const { tenant, actor } = ctx;
  const organisationId = actor.organisationId ?? givenId ?? refuseField('body.organisation_id', 'required');
  const employer = { tenantId: tenant.id, id: organisationId };
  if (!(await findEmployer(ctx.db, employer))) refuseField('body.organisation_id', 'invalid_value');
  await checkUrl(ctx, settings.url);
  return write(ctx, async (change) => {
    await lockEmployer(change.db, employer);
    const own = { tenantId: tenant.id, organisationId, isWholeTenant: false };
    const existing = await findSources(change.db, own, { before: undefined, size: maxJobSources });
    if (existing.length >= maxJobSources) refuse('too_many_job_sources');
    const row = { tenantId: tenant.id, organisationId, userId: actor.userId, ...settings, now: ctx.clock() };
    const { id } = (await insertSource(change.db, row)) ?? refuseField('body.url', 'job_source_exists');
    await change.audit({ action: 'job_source.create', subject: ['job_source', id], detail: { ...settings } });
    return present(ctx, change.db, id);
  });
}

/** Locks a source and changes it. */
function changeSource(
  ctx: SignedInContext,
  id: number,
  work: (change: Write, row: SourceRow) => Promise<void>,
): Promise<JobSource> {
  return write(ctx, async (change) => {
    const row = (await lockSource(change.db, getOwner(ctx), id)) ?? refuse('not_found');
    await work(change, row);
    return present(ctx, change.db, id);
  });
}

/** A source that is resumed or has another address is fetched right away, whatever failed before. */
export async function updateSourceSettings(
  ctx: SignedInContext,
  id: number,
  changed: JobSourceChange,
): Promise<JobSource> {
  if (changed.url !== undefined) await checkUrl(ctx, changed.url);
  return changeSource(ctx, id, async (change, row) => {
    const { url = row.url, frequency = row.frequency, publish = row.publish, is_active = row.is_active } = changed;
    const isMoved = url !== row.url;
    const taken = { organisationId: row.organisation_id, url };
    if (isMoved && (await hasOtherSource(change.db, toKey(row), taken))) refuseField('body.url', 'job_source_exists');
    const isResumed = is_active && !row.is_active;
    await updateSource(change.db, toKey(row), {
      ...{ url, frequency, publish, is_active },
      ...(isMoved ? { etag: null, last_modified: null } : {}),
      ...(isMoved || isResumed ? { failure_count: 0, next_run_at: ctx.clock() } : {}),
    });
    await change.audit({ action: 'job_source.edit', subject: ['job_source', id], detail: changed });
  });
}

/** Fetches the source whole, even if it has not changed. */
export function fetchNow(ctx: SignedInContext, id: number): Promise<JobSource> {
  return changeSource(ctx, id, async (change, row) => {
    if (!row.is_active) refuse('conflict');
    await updateSource(change.db, toKey(row), { next_run_at: ctx.clock(), etag: null, last_modified: null });
    await change.audit({ action: 'job_source.fetch', subject: ['job_source', id] });
  });
}

/** Answers the question about many missing jobs: the next fetch, now, closes them, or they no longer follow the source. */
export function decideMissing(ctx: SignedInContext, id: number, decision: MissingDecision): Promise<JobSource> {
  return changeSource(ctx, id, async (change, row) => {
    if (row.missing_count === null) refuse('conflict');
    const key = toKey(row);
    if (decision === 'close') {
      const now = ctx.clock();
      await updateSource(change.db, key, { closes_missing: true, next_run_at: now, etag: null, last_modified: null });
    } else {
      await unlinkAbsent(change.db, key);
      await updateSource(change.db, key, { missing_count: null });
    }
    const detail = { missing: row.missing_count };
    await change.audit({ action: `job_source.${decision}_missing`, subject: ['job_source', id], detail });
  });
}

/** Its jobs stay as they are. */
export async function removeSource(ctx: SignedInContext, id: number): Promise<void> {
  await write(ctx, async (change) => {
    const row = (await lockSource(change.db, getOwner(ctx), id)) ?? refuse('not_found');
    await deleteSource(change.db, toKey(row));
    await change.audit({ action: 'job_source.remove', subject: ['job_source', id], detail: { url: row.url } });
  });
}

export async function listRuns(
  ctx: SignedInContext,
  id: number,
  before: number | undefined,
): Promise<{ runs: JobSourceRun[]; next: number | null }> {
  const row = (await findSource(ctx.db, getOwner(ctx), id)) ?? refuse('not_found');
  const found = await findRuns(ctx.db, toKey(row), { before, size: pageSize + 1 });
  const runs = found.slice(0, pageSize).map(presentRun);
  return { runs, next: found.length > pageSize ? (runs.at(-1)?.id ?? null) : null };
}

/** Refuses an address that no fetch could reach. */
async function checkUrl(ctx: SignedInContext, url: string): Promise<void> {
  try {
    await ctx.outbound.check(url);
  } catch (error) {
    refuseField('body.url', error instanceof OutboundRefusal ? 'url_not_public' : 'host_unknown');
  }
}

async function present(ctx: SignedInContext, db: SignedInContext['db'] | Write['db'], id: number): Promise<JobSource> {
  const row = (await findSource(db, getOwner(ctx), id)) ?? refuse('not_found');
  const [source] = await presentSources(ctx, db, [row]);
  return source ?? refuse('not_found');
}
