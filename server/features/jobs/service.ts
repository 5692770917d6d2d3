import type * as z from 'zod/mini';
import { visitor } from '#domain/access/actor.ts';
import type { JobMove } from '#domain/features/jobs/contract.ts';
import type { Job, NewJob } from '#domain/features/jobs/job.ts';
import { canEditJob, canSeeJob, nextJobStatuses } from '#domain/features/jobs/policy.ts';
import { slugOf } from '#domain/lib/slug.ts';
import type { Context, Services, SignedInContext, Tenant } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { settleOpenApplications } from '#server/features/applications/service.ts';
import { labelLists, termIdsOf } from '#server/features/terms/service.ts';
import { refuse, refuseField } from '#server/http/refusal.ts';
import { asNobody } from '#server/nobody.ts';
import { criteriaOf } from './criteria.ts';
import type { ListedJob } from './job-columns.ts';
import { idsOf, listJobs } from './listing.ts';
import {
  addToTeam,
  findJob,
  findOrganisationName,
  findOwnApplication,
  insertJob,
  insertJobEvent,
  type JobColumns,
  type JobRow,
  lockJob,
  updateJob,
  updateJobStatus,
} from './queries.ts';
import { factsOf, jobOf } from './rows.ts';
import { type FoundJob, findByIds } from './search-queries.ts';

/** A job's page. What the caller may not see is not found. */
export async function readJob(ctx: Context, id: number): Promise<Job> {
  const row = await findJob(ctx.db, ctx.tenant.id, id);
  if (!row || !canSeeJob(ctx.actor, factsOf(row))) return refuse('not_found');
  return present(ctx, row);
}

/** The job as everybody may see it, for the page that search engines read. */
export async function publicJob(services: Services, tenant: Tenant, id: number): Promise<Job | undefined> {
  const ctx = asNobody(services, tenant, '');
  const row = await findJob(ctx.db, tenant.id, id);
  return row && canSeeJob(visitor, factsOf(row)) ? present(ctx, row) : undefined;
}

/** The active jobs of a tenant, newest first. Empty until the catalogue has been read. */
export async function listedJobs(services: Services, tenantId: number): Promise<readonly ListedJob[]> {
  const catalogue = await services.catalogue.ready(0);
  return catalogue?.shelf(tenantId).columns().jobs ?? [];
}

/** The jobs of a search, the newest first, that were published after one moment and, where given, not after another. */
export async function jobsPublished(
  ctx: Context,
  filter: Parameters<typeof criteriaOf>[1],
  after: Date,
  until?: Date,
): Promise<number[]> {
  const listing = await listJobs(ctx, criteriaOf(ctx, filter), 'newest');
  const { publishedAt } = listing.columns;
  const isNew = (place: number) => {
    const at = publishedAt[place] ?? 0;
    return at > after.getTime() && (until === undefined || at <= until.getTime());
  };
  return idsOf(listing.columns, listing.places.filter(isNew));
}

/** Jobs as a mail names them: those of the ids that are still active, in their order. */
export function activeJobs(ctx: Pick<Context, 'db'>, tenantId: number, ids: readonly number[]): Promise<FoundJob[]> {
  return findByIds(ctx.db, tenantId, ids);
}

/** Writes a draft. The person who writes it leads it. */
export async function createJob(ctx: SignedInContext, job: NewJob): Promise<Job> {
  const organisationId =
    ctx.actor.organisationId ?? job.organisation_id ?? refuseField('body.organisation_id', 'required');
  const id = await write(ctx, async (change) => {
    const jobId = await insertJob(change.db, {
      ...(await columnsOf(ctx, change, job)),
      tenant_id: ctx.tenant.id,
      organisation_id: organisationId,
      company: await nameOrganisation(ctx, change, organisationId),
      slug: slugOf(job.title),
      created_by: ctx.actor.userId,
    });
    await addToTeam(change.db, { tenantId: ctx.tenant.id, jobId, userId: ctx.actor.userId, isLead: true });
    await insertJobEvent(change.db, { ...eventBase(ctx), jobId, from: null, to: 'draft', note: '' });
    await change.audit({ action: 'job.create', subject: ['job', jobId] });
    return jobId;
  });
  return readJob(ctx, id);
}

export async function editJob(ctx: SignedInContext, id: number, job: NewJob, version: number): Promise<Job> {
  await write(ctx, async (change) => {
    const row = await lockForCaller(ctx, change, id, version);
    if (!canEditJob(ctx.actor, factsOf(row))) refuse('forbidden');
    await updateJob(change.db, ctx.tenant.id, id, await columnsOf(ctx, change, job), ctx.clock());
    await change.audit({ action: 'job.edit', subject: ['job', id] });
    change.announce({ kind: 'job_changed', tenantId: ctx.tenant.id, id });
  });
  return readJob(ctx, id);
}

export async function moveJob(ctx: SignedInContext, id: number, move: z.infer<typeof JobMove>): Promise<Job> {
  const closing = closingOf(move);
  await write(ctx, async (change) => {
    const row = await lockForCaller(ctx, change, id, move.version);
    const facts = factsOf(row);
    if (!nextJobStatuses(ctx.actor, facts).includes(move.to)) refuse('illegal_move');
    await updateJobStatus(change.db, ctx.tenant.id, id, move.to, ctx.clock());
    await insertJobEvent(change.db, { ...eventBase(ctx), jobId: id, from: facts.status, to: move.to, note: move.note });
    if (closing) await settleOpenApplications(ctx, change, id, closing);
    await change.audit({ action: 'job.move', subject: ['job', id], detail: { from: facts.status, to: move.to } });
    change.announce({ kind: 'job_changed', tenantId: ctx.tenant.id, id });
  });
  return readJob(ctx, id);
}

/** What a closing job does to the people still in the process; nobody is told no without a message. */
function closingOf({ to, open_applications: choice, message }: z.infer<typeof JobMove>) {
  if (to !== 'closed' || choice === 'keep') return null;
  if (choice === 'reject' && message === '') refuseField('body.message', 'required');
  return { to: choice === 'reject' ? ('rejected' as const) : ('on-hold' as const), message };
}

async function nameOrganisation(ctx: Context, change: Write, id: number): Promise<string> {
  return (
    (await findOrganisationName(change.db, ctx.tenant.id, id)) ?? refuseField('body.organisation_id', 'invalid_value')
  );
}

async function lockForCaller(ctx: Context, change: Write, id: number, version: number) {
  const row = await lockJob(change.db, ctx.tenant.id, id);
  if (!row || !canEditJob(ctx.actor, factsOf(row))) return refuse('not_found');
  if (row.version !== version) return refuse('changed_meanwhile');
  return row;
}

async function present(ctx: Context, row: JobRow): Promise<Job> {
  const facts = factsOf(row);
  const isSeeker = ctx.actor.kind === 'signed_in' && ctx.actor.role === 'job_seeker';
  const terms = await labelLists(ctx, {
    skills: row.skill_ids,
    nice_skills: row.nice_skill_ids,
    certifications: row.certification_ids,
    titles: row.title_ids,
    industries: row.industry_ids,
  });
  return jobOf(row, terms, {
    can_edit: canEditJob(ctx.actor, facts),
    next_statuses: [...nextJobStatuses(ctx.actor, facts)],
    own_application_id:
      isSeeker && ctx.actor.kind === 'signed_in'
        ? await findOwnApplication(ctx.db, ctx.tenant.id, row.id, ctx.actor.userId)
        : null,
  });
}

async function columnsOf(ctx: Context, change: Write, job: NewJob): Promise<JobColumns> {
  return {
    title: job.title,
    summary: job.summary,
    description: job.description,
    responsibilities: job.responsibilities,
    requirements: job.requirements,
    benefits: job.benefits,
    ...locate(ctx, job),
    work_mode: job.work_mode,
    job_type: job.job_type,
    openings: job.openings,
    salary_min: job.salary?.min ?? null,
    salary_max: job.salary?.max ?? null,
    salary_currency: job.salary?.currency ?? null,
    salary_period: job.salary?.period ?? null,
    experience_min: job.experience_min,
    experience_max: job.experience_max,
    education_level: job.education_level,
    management_level: job.management_level,
    skill_ids: await termIdsOf(ctx, change, 'skill', job.skills),
    nice_skill_ids: await termIdsOf(ctx, change, 'skill', job.nice_skills),
    certification_ids: await termIdsOf(ctx, change, 'certification', job.certifications),
    // The title itself is what the job is called in the match, unless others are named.
    title_ids: await termIdsOf(ctx, change, 'title', job.titles.length > 0 ? job.titles : [job.title]),
    industry_ids: await termIdsOf(ctx, change, 'industry', job.industries),
    inclusion: JSON.stringify(job.inclusion),
    stage_plan: JSON.stringify(job.stage_plan),
    screening_questions: JSON.stringify(job.screening_questions),
    adjustments_contact: job.adjustments_contact,
    closes_on: job.closes_on,
  };
}

/** The place as given; a town we know brings its own degrees. */
function locate(ctx: Context, { place }: NewJob) {
  if (place.latitude !== null && place.longitude !== null) return place;
  const found = place.city === '' ? undefined : ctx.places.find([place.city, place.region].filter(Boolean).join(', '));
  return { ...place, latitude: found?.latitude ?? null, longitude: found?.longitude ?? null };
}

function eventBase(ctx: SignedInContext) {
  return { tenantId: ctx.tenant.id, actorId: ctx.actor.userId };
}
