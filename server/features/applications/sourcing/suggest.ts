import { getScope } from '#domain/access/actor.ts';
import type { SuggestedPerson, SuggestionPeople } from '#domain/features/applications/sourcing/contract.ts';
import { getSuggestionBlock } from '#domain/features/applications/sourcing/suggestion-block.ts';
import { takesApplications } from '#domain/features/jobs/lifecycle.ts';
import { isPastClosing } from '#domain/features/jobs/posting/closing-day.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Db } from '#server/db/db.ts';
import type { Reader } from '#server/db/visibility.ts';
import { type Write, write } from '#server/db/write.ts';
import { insertEvent } from '#server/features/applications/move-queries.ts';
import { type ApplicationScore, scoreApplication } from '#server/features/matching/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import {
  findExisting,
  findOrganisationName,
  findSuggestibleJob,
  findVisiblePeople,
  insertSuggestion,
  lockSuggestibleJob,
} from './queries.ts';

type Job = NonNullable<Awaited<ReturnType<typeof findSuggestibleJob>>>;

/** The chosen people, each once, with the reason if the job can't be suggested to them. */
export async function previewSuggestions(
  ctx: SignedInContext,
  jobId: number,
  userIds: readonly number[],
): Promise<SuggestionPeople> {
  const reader = getReader(ctx);
  requireOpenJob(ctx, await findSuggestibleJob(ctx.db, reader, jobId));
  return { people: await findBlocks(ctx.db, reader, { jobId, userIds }) };
}

interface NewSuggestions {
  readonly people: readonly number[];
  /** For the people. */
  readonly reason: string;
}

/** Suggests a job to those of the people to whom it can be suggested. Each of them decides whether to apply. */
export async function suggestJob(
  ctx: SignedInContext,
  jobId: number,
  { people: userIds, reason }: NewSuggestions,
): Promise<SuggestionPeople> {
  const reader = getReader(ctx);
  // Before the transaction: a second connection within it could deadlock an exhausted pool.
  const scores = await scorePeople(ctx, reader, jobId, userIds);
  return write(ctx, async (change) => {
    const job = requireOpenJob(ctx, await lockSuggestibleJob(change.db, reader, jobId));
    const people = await findBlocks(change.db, reader, { jobId, userIds, isLocked: true });
    const by = await formatSuggester(ctx, change);
    const results: SuggestedPerson[] = [];
    for (const person of people) {
      const score = scores.get(person.id);
      const isNew = person.block === null && score !== undefined;
      const id = isNew ? await insert(ctx, change, job, { userId: person.id, score, reason }) : undefined;
      if (id !== undefined) await recordSuggestion(ctx, change, job, { id, userId: person.id, by });
      results.push(id === undefined ? await findBlock(change.db, reader, jobId, person) : person);
    }
    return { people: results };
  });
}

function getReader(ctx: SignedInContext): Reader {
  const scope = getScope(ctx.actor, 'application.source') ?? refuse('forbidden');
  return { tenantId: ctx.tenant.id, actor: ctx.actor, scope };
}

function requireOpenJob(ctx: SignedInContext, job: Job | undefined): Job {
  if (!job || job.status === 'draft') return refuse('not_found');
  if (!takesApplications(job.status) || isPastClosing(job.closes_on, ctx.clock())) return refuse('job_not_open');
  return job;
}

interface Candidates {
  readonly jobId: number;
  readonly userIds: readonly number[];
  readonly isLocked?: boolean;
}

async function findBlocks(
  db: Db,
  reader: Reader,
  { jobId, userIds, isLocked = false }: Candidates,
): Promise<SuggestedPerson[]> {
  const ids = [...new Set(userIds)];
  const visible = await findVisiblePeople(db, reader, ids, { isLocked });
  const names = new Map(visible.map(({ id, name }) => [id, name]));
  const existing = await findExisting(db, reader, jobId, [...names.keys()]);
  const rows = new Map(existing.map((row) => [row.user_id, row]));
  return ids.map((id) => {
    const name = names.get(id);
    if (name === undefined) return { id, name: '', block: 'not_found' };
    const row = rows.get(id);
    if (!row) return { id, name, block: null };
    const block = getSuggestionBlock({ status: row.status, isDeclined: row.is_declined, isKnown: row.is_known });
    return { id, name, block };
  });
}

/** A concurrent request may have suggested the job first. */
async function findBlock(db: Db, reader: Reader, jobId: number, person: SuggestedPerson): Promise<SuggestedPerson> {
  if (person.block !== null) return person;
  const [found] = await findBlocks(db, reader, { jobId, userIds: [person.id] });
  return { ...person, block: found?.block ?? 'unavailable' };
}

async function scorePeople(
  ctx: SignedInContext,
  reader: Reader,
  jobId: number,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, ApplicationScore>> {
  const scores = new Map<number, ApplicationScore>();
  for (const { id } of await findVisiblePeople(ctx.db, reader, userIds)) {
    const score = await scoreApplication(ctx, id, jobId);
    if (score) scores.set(id, score);
  }
  return scores;
}

function insert(
  ctx: SignedInContext,
  change: Write,
  job: Job,
  { userId, score, reason }: { readonly userId: number; readonly score: ApplicationScore; readonly reason: string },
): Promise<number | undefined> {
  const { role, userId: suggestedBy, organisationId } = ctx.actor;
  return insertSuggestion(change.db, {
    tenantId: ctx.tenant.id,
    jobId: job.id,
    userId,
    suggestedBy,
    organisationId,
    reason,
    source: role === 'recruiter' || role === 'recruiter_member' ? 'partner' : 'sourced',
    awaitsConsent: organisationId !== job.organisation_id,
    score,
    now: ctx.clock(),
  });
}

async function recordSuggestion(
  ctx: SignedInContext,
  change: Write,
  job: Job,
  { id, userId, by }: { readonly id: number; readonly userId: number; readonly by: string },
): Promise<void> {
  const tenantId = ctx.tenant.id;
  const event = { tenantId, applicationId: id, actorId: ctx.actor.userId, note: '', message: '' };
  await insertEvent(change.db, { ...event, from: null, to: 'sourced' });
  const detail = { job: job.id, person: userId };
  await change.audit({ action: 'application.source', subject: ['application', id], detail });
  const values = { by, job: job.title, company: job.company };
  await notify(change, { tenantId, userId, kind: 'suggestion_received', values, subject: id });
}

/** "Ana Silva, Fernhill Trust" */
async function formatSuggester(ctx: SignedInContext, change: Write): Promise<string> {
  const organisation = await findOrganisationName(change.db, ctx.tenant.id, ctx.actor.organisationId);
  return [ctx.actor.fullName, organisation].filter(Boolean).join(', ');
}
