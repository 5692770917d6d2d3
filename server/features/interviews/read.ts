import * as z from 'zod/mini';
import { getScope } from '#domain/access/actor.ts';
import type { Permission } from '#domain/access/permissions.ts';
import type { Interview, InterviewCard, InterviewPage, InterviewStart } from '#domain/features/interviews/interview.ts';
import type { InterviewFilter } from '#domain/features/interviews/lifecycle.ts';
import { canReadInterview, canWriteInterview } from '#domain/features/interviews/policy.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { findReadableApplication } from '#server/features/applications/service.ts';
import { readJob } from '#server/features/jobs/service.ts';
import { decodeCursor, encodeCursor } from '#server/http/cursor.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import {
  countInterviews,
  findCandidates,
  findInterviewPage,
  findInterviewsBetween,
  findScorecardsDue,
} from './list-queries.ts';
import { findPanels, findPossiblePanel } from './panel-queries.ts';
import { buildInterviewFacts, type LoadedInterview, presentInterview, presentInterviewCard } from './present.ts';
import {
  findInterview,
  findInterviewsOf,
  findNextRound,
  findSlots,
  type InterviewRow,
  lockInterview,
} from './queries.ts';

type Db = Context['db'] | Write['db'];

/** An interview. Refuses with `not_found` if the caller may not read it. */
export async function readInterview(ctx: SignedInContext, id: number, db: Db = ctx.db): Promise<Interview> {
  const row = (await findInterview(db, ctx.tenant.id, id)) ?? refuse('not_found');
  const [loaded] = await loadInterviews(ctx, db, [row]);
  if (!loaded || !canReadInterview(ctx.actor, buildInterviewFacts(loaded))) return refuse('not_found');
  return presentInterview(loaded, { actor: ctx.actor, now: ctx.clock() });
}

/** Locks an interview for a change. Refuses with `not_found` if the caller may not read it. */
export async function lockReadableInterview(ctx: SignedInContext, change: Write, id: number): Promise<LoadedInterview> {
  const row = (await lockInterview(change.db, ctx.tenant.id, id)) ?? refuse('not_found');
  const [loaded] = await loadInterviews(ctx, change.db, [row]);
  return loaded && canReadInterview(ctx.actor, buildInterviewFacts(loaded)) ? loaded : refuse('not_found');
}

async function loadInterviews(ctx: Context, db: Db, rows: readonly InterviewRow[]): Promise<LoadedInterview[]> {
  const ids = rows.map(({ id }) => id);
  const panel = await findPanels(db, ctx.tenant.id, ids);
  const slots = await findSlots(db, ctx.tenant.id, ids);
  return rows.map((row) => ({ row, panel, slots }));
}

const pageSize = 50;
const maxCalendarRows = 500;
const Cursor = z.object({ at: z.iso.datetime(), id: z.int() });

interface ListQuery {
  readonly filter?: InterviewFilter | undefined;
  readonly cursor?: string | undefined;
}

export async function listInterviews(
  ctx: SignedInContext,
  { filter = 'upcoming', cursor }: ListQuery,
): Promise<InterviewPage> {
  const reader = getReader(ctx, 'interview.read');
  const after = decodeCursor(Cursor, cursor);
  const now = ctx.clock();
  const [rows, counts, due] = await Promise.all([
    findInterviewPage(ctx.db, reader, { filter, after, limit: pageSize + 1 }),
    countInterviews(ctx.db, reader),
    ctx.actor.role === 'job_seeker' ? [] : findScorecardsDue(ctx.db, ctx.tenant.id, ctx.actor.userId, now),
  ]);
  const page = rows.slice(0, pageSize);
  const loaded = await loadInterviews(ctx, ctx.db, [...page, ...due]);
  const cards = loaded.map((interview) => presentInterviewCard(interview, { actor: ctx.actor, now }));
  const last = page.at(-1);
  const at = filter === 'upcoming' ? last?.starts_at : last?.changed_at;
  return {
    interviews: cards.slice(0, page.length),
    next: rows.length > pageSize && last && at ? encodeCursor({ at: at.toISOString(), id: last.id }) : null,
    counts,
    scorecards_due: cards.slice(page.length),
  };
}

/** The interviews with a confirmed time in the period. */
export async function listCalendar(
  ctx: SignedInContext,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<{ interviews: InterviewCard[] }> {
  const period = { from: new Date(from), until: new Date(until), limit: maxCalendarRows };
  const rows = await findInterviewsBetween(ctx.db, getReader(ctx, 'interview.read'), period);
  const loaded = await loadInterviews(ctx, ctx.db, rows);
  const now = ctx.clock();
  return { interviews: loaded.map((interview) => presentInterviewCard(interview, { actor: ctx.actor, now })) };
}

/** The interviews of an application that the caller may read, and whether they can plan one. */
export async function readInterviewsOfApplication(
  ctx: SignedInContext,
  applicationId: number,
): Promise<{ interviews: Interview[]; can_create: boolean }> {
  const { facts } = await findReadableApplication(ctx, ctx.db, applicationId);
  const loaded = await loadInterviews(ctx, ctx.db, await findInterviewsOf(ctx.db, ctx.tenant.id, applicationId));
  const now = ctx.clock();
  return {
    interviews: loaded
      .filter((interview) => canReadInterview(ctx.actor, buildInterviewFacts(interview)))
      .map((interview) => presentInterview(interview, { actor: ctx.actor, now })),
    can_create: interviewStages.has(facts.status) && canWriteInterview(ctx.actor, facts),
  };
}

/** Stages from which an interview can be planned. */
export const interviewStages: ReadonlySet<string> = new Set(['applied', 'screening', 'interview']);

export async function listInterviewCandidates(ctx: SignedInContext) {
  return { candidates: await findCandidates(ctx.db, getReader(ctx, 'interview.write')) };
}

export async function readInterviewStart(ctx: SignedInContext, applicationId: number): Promise<InterviewStart> {
  const application = await findPlannableApplication(ctx, applicationId);
  const [job, panel, round] = await Promise.all([
    readJob(ctx, application.jobId),
    findPossiblePanel(ctx.db, ctx.tenant.id, application.facts.job.organisationId),
    findNextRound(ctx.db, ctx.tenant.id, applicationId),
  ]);
  return {
    application_id: applicationId,
    job: { id: job.id, title: job.title, company: job.company, interview_format: job.inclusion.interview_format },
    seeker: { id: application.isMasked ? 0 : application.facts.seekerId, name: application.seekerName },
    round,
    panel: panel.map(({ id, full_name: name }) => ({ id, name })),
  };
}

/** The application of an interview that the caller may plan. Refuses with `not_found` otherwise. */
export async function findPlannableApplication(ctx: SignedInContext, applicationId: number) {
  const application = await findReadableApplication(ctx, ctx.db, applicationId);
  return canWriteInterview(ctx.actor, application.facts) ? application : refuse('not_found');
}

function getReader(ctx: SignedInContext, permission: Permission) {
  const scope = getScope(ctx.actor, permission) ?? refuse('forbidden');
  return { tenantId: ctx.tenant.id, actor: ctx.actor, scope };
}
