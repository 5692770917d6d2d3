import { visitor } from '#domain/access/actor.ts';
import type { Job, Salary } from '#domain/features/jobs/job.ts';
import {
  canEditJob,
  canSeeJob,
  getNextJobStatuses,
  getPublishing,
  type JobFacts,
} from '#domain/features/jobs/policy.ts';
import type { NewJob } from '#domain/features/jobs/posting/new-job.ts';
import type { PostingTexts } from '#domain/features/reading/posting/requirements.ts';
import { slugify } from '#domain/lib/slug.ts';
import type { Context, Services, SignedInContext, Tenant } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { findPublishRequest, getPublishingRules } from '#server/features/approvals/service.ts';
import { labelJobTerms } from '#server/features/terms/service.ts';
import { queueWebhooks } from '#server/features/webhooks/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { visitorContext } from '#server/lib/contexts.ts';
import { getIds, listJobs } from '#server/search/jobs/listing.ts';
import { resolveFilter } from '#server/search/jobs/resolve-filter.ts';
import { type FoundJob, findJobsByIds } from '#server/search/jobs/search-queries.ts';
import { buildJobColumns } from './job-columns.ts';
import { applyDraftDecision, type DraftDecision, lockEditableJob, refusePastClosing } from './manage/change-status.ts';
import { refuseIncompleteEdit } from './manage/ontario-gate.ts';
import { updateFilledJob } from './manage/openings.ts';
import { closeRemoved, reopenRemoved } from './manage/removed-postings.ts';
import { recordVersion } from './manage/versions.ts';
import { buildJobFacts, buildSalary, presentJob, type SalaryColumns } from './present.ts';
import {
  addToTeam,
  countFilledOpenings,
  findJob,
  findOrganisationName,
  findOwnApplication,
  insertJob,
  insertJobEvent,
  isJobId,
  type JobRow,
  updateJob,
} from './queries.ts';
import { type ReadColumns, readJobColumns, type StatedYears } from './reading/read-job.ts';

/** Returns a job. Refuses with `not_found` if the caller may not see it. */
export async function readJob(ctx: Context, id: number): Promise<Job> {
  const row = await findJob(ctx.db, ctx.tenant.id, id);
  if (!row || !canSeeJob(ctx.actor, buildJobFacts(row))) return refuse('not_found');
  return presentForCaller(ctx, row);
}

/** The job's facts; undefined if the caller may not see it. */
export async function findReadableJobFacts(ctx: Context, id: number): Promise<JobFacts | undefined> {
  const row = await findJob(ctx.db, ctx.tenant.id, id);
  const facts = row && buildJobFacts(row);
  return facts && canSeeJob(ctx.actor, facts) ? facts : undefined;
}

/** The job as visitors see it, for the prerendered page. */
export async function findPublicJob(services: Services, tenant: Tenant, id: number): Promise<Job | undefined> {
  const ctx = visitorContext(services, tenant, '');
  const row = await findJob(ctx.db, tenant.id, id);
  return row && canSeeJob(visitor, buildJobFacts(row)) ? presentForCaller(ctx, row) : undefined;
}

/** Whether the tenant has the job, in any status; for the HTTP status of its page. */
export function hasJob(services: Services, tenant: Tenant, id: number): Promise<boolean> {
  return isJobId(visitorContext(services, tenant, '').db, tenant.id, id);
}

interface PublishedJob {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
}

/** The active jobs of a tenant, newest first. Empty until the catalog is loaded. */
export async function listActiveJobs(services: Services, tenantId: number): Promise<readonly PublishedJob[]> {
  const columns = (await services.catalog.ready(0))?.forTenant(tenantId).columns();
  return Array.from(columns?.ids ?? [], (id, row) => ({ id, publishedAt: columns?.publishedAt[row] ?? 0 }));
}

/** Ids of the jobs that match a filter and were published after `after` and up to `until`, newest first. */
export async function findPublishedJobIds(
  ctx: Context,
  filter: Parameters<typeof resolveFilter>[1],
  after: Date,
  until?: Date,
): Promise<number[]> {
  const listing = await listJobs(ctx, resolveFilter(ctx, filter), 'newest');
  const { publishedAt } = listing.columns;
  const isInPeriod = (row: number) => {
    const time = publishedAt[row] ?? 0;
    return time > after.getTime() && (until === undefined || time <= until.getTime());
  };
  return getIds(listing.columns, listing.rows.filter(isInPeriod));
}

/** The jobs of these ids that are still active, in the order of the ids. */
export function findActiveJobs(
  ctx: Pick<Context, 'db'>,
  tenantId: number,
  ids: readonly number[],
): Promise<FoundJob[]> {
  return findJobsByIds(ctx.db, tenantId, ids);
}

/** Creates a draft. The caller becomes its owner. */
export async function createJob(ctx: SignedInContext, job: NewJob): Promise<Job> {
  const organisationId =
    ctx.actor.organisationId ?? job.organisation_id ?? refuseField('body.organisation_id', 'required');
  const id = await write(ctx, async (change) => {
    const company = await requireOrganisationName(ctx, change, organisationId);
    const jobId = await insertJob(change.db, {
      ...(await buildJobColumns(ctx, change, job, company)),
      tenant_id: ctx.tenant.id,
      organisation_id: organisationId,
      company,
      slug: slugify(job.title),
      created_by: ctx.actor.userId,
    });
    await addToTeam(change.db, { tenantId: ctx.tenant.id, jobId, userId: ctx.actor.userId, isLead: true });
    const event = { tenantId: ctx.tenant.id, actorId: ctx.actor.userId, jobId };
    await insertJobEvent(change.db, { ...event, from: null, to: 'draft', note: '' });
    await change.audit({ action: 'job.create', subject: ['job', jobId] });
    await queueWebhooks(ctx, change, { event: 'job.created', organisationId, data: { job_id: jobId } });
    return jobId;
  });
  return readJob(ctx, id);
}

export async function editJob(ctx: SignedInContext, id: number, job: NewJob, version: number): Promise<Job> {
  await write(ctx, async (change) => {
    const row = await lockEditableJob(ctx, change, id, version);
    if (!canEditJob(ctx.actor, buildJobFacts(row))) refuse('forbidden');
    if (row.status === 'active') {
      refusePastClosing(ctx, job.closes_on);
      await refuseIncompleteEdit(change, ctx.tenant.id, id, job);
    }
    const isDraft = row.status === 'draft';
    if (!isDraft) await recordVersion(ctx, change, id, null);
    await updateJob(change.db, ctx.tenant.id, id, await buildJobColumns(ctx, change, job, row.company), ctx.clock());
    if (!isDraft) await recordVersion(ctx, change, id, ctx.actor.userId);
    await change.audit({ action: 'job.edit', subject: ['job', id] });
    const organisationId = row.organisation_id;
    await queueWebhooks(ctx, change, { event: 'job.updated', organisationId, data: { job_id: id } });
    change.emit({ kind: 'job_changed', tenantId: ctx.tenant.id, id });
  });
  return readJob(ctx, id);
}

/** Applies an approval decision to a draft, in the transaction of the decision. */
export function decideOnDraft(ctx: Context, change: Write, decision: DraftDecision): Promise<void> {
  return applyDraftDecision(ctx, change, decision);
}

/** Counts the offers out or accepted: a job without free openings becomes `Offered`, and `active` if one falls through. */
export function updateOpenings(ctx: Context, change: Write, id: number): Promise<void> {
  return updateFilledJob(ctx, change, id);
}

/** Whether accepted offers fill all openings of a job. */
export async function isJobFilled({ db }: Write, tenantId: number, id: number): Promise<boolean> {
  const { hired, openings } = await countFilledOpenings(db, tenantId, id);
  return hired >= openings;
}

/** Closes a job whose posting was removed where it came from. Returns false if it is not open. */
export function closeRemovedJob(ctx: Context, change: Write, id: number, ownerId: number): Promise<boolean> {
  return closeRemoved(ctx, change, id, ownerId);
}

/** Reopens a job that was closed because its posting was removed. Returns false if it was never open, or is over. */
export function reopenRemovedJob(ctx: Context, change: Write, id: number): Promise<boolean> {
  return reopenRemoved(ctx, change, id);
}

async function requireOrganisationName(ctx: Context, change: Write, id: number): Promise<string> {
  return (
    (await findOrganisationName(change.db, ctx.tenant.id, id)) ?? refuseField('body.organisation_id', 'invalid_value')
  );
}

async function presentForCaller(ctx: Context, row: JobRow): Promise<Job> {
  const facts = buildJobFacts(row);
  const isSeeker = ctx.actor.kind === 'signed_in' && ctx.actor.role === 'job_seeker';
  const terms = await labelJobTerms(ctx, row);
  const publishingState = await findPublishingState(ctx, row.id, facts);
  const ownApplication =
    isSeeker && ctx.actor.kind === 'signed_in'
      ? await findOwnApplication(ctx.db, ctx.tenant.id, row.id, ctx.actor.userId)
      : undefined;
  return presentJob(row, terms, {
    ...publishingState,
    can_edit: canEditJob(ctx.actor, facts),
    next_statuses: [...getNextJobStatuses(ctx.actor, facts, publishingState.publishing)],
    own_application_id: ownApplication?.id ?? null,
    is_invited: ownApplication?.status === 'sourced',
  });
}

/** The pay of a job's row; null if it is not stated. */
export function presentSalary(row: SalaryColumns): Salary | null {
  return buildSalary(row);
}

/** What is read from a posting's texts, to store with the job whenever they are written. */
export function buildReadColumns(
  { taxonomy }: Pick<Context, 'taxonomy'>,
  posting: PostingTexts,
  stated: StatedYears,
): ReadColumns {
  return readJobColumns(taxonomy, posting, stated);
}

/** How the caller can publish a draft. Empty for published jobs and for callers who cannot edit. */
async function findPublishingState(
  ctx: Context,
  id: number,
  facts: JobFacts,
): Promise<Pick<Job, 'publishing' | 'publish_request'>> {
  if (facts.status !== 'draft' || !canEditJob(ctx.actor, facts)) return { publishing: 'no', publish_request: null };
  const [rules, request] = await Promise.all([getPublishingRules(ctx), findPublishRequest(ctx, id)]);
  const isRequested = request?.status === 'pending';
  return { publishing: getPublishing(ctx.actor, facts, { ...rules, isRequested }), publish_request: request };
}
