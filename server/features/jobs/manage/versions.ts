import * as z from 'zod/mini';
import type { JobHistoryEntry, JobHistoryPage } from '#domain/features/jobs/job-history.ts';
import { canEditJob, isJobInScope, type JobFacts } from '#domain/features/jobs/policy.ts';
import { JobContent } from '#domain/features/jobs/posting/job-content.ts';
import { hideRequirement } from '#domain/features/jobs/posting/screening-question.ts';
import { listChanges } from '#domain/features/jobs/posting/version-changes.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { buildJobFacts, presentJobContent } from '#server/features/jobs/present.ts';
import { findJob } from '#server/features/jobs/queries.ts';
import { labelJobTerms } from '#server/features/terms/service.ts';
import { decodeCursor, encodeCursor } from '#server/http/cursor.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { findContent, findHistory, type HistoryRow, insertVersion } from './version-queries.ts';

const pageLength = 20;
const Cursor = z.object({ at: z.iso.datetime(), kind: z.enum(['edit', 'status']), id: z.int() });
const storedContent = z.catch(JobContent, {});

/**
 * Stores the content of a locked job as a version, unless it is that of the latest one. With `actorId` null it is the content
 * before an edit: the start of the history, or what an import changed since.
 */
export async function recordVersion(ctx: Context, change: Write, jobId: number, actorId: number | null): Promise<void> {
  const job = { tenantId: ctx.tenant.id, jobId };
  const row = (await findJob(change.db, job.tenantId, jobId)) ?? refuse('not_found');
  const content = presentJobContent(row, await labelJobTerms({ ...ctx, db: change.db }, row));
  const latest = await findContent(change.db, job);
  if (latest !== undefined && listChanges(storedContent.parse(latest), content).length === 0) return;
  const at = actorId === null ? row.updated_at : null;
  await insertVersion(change.db, job, { version: row.version, actorId, at, content });
}

/** The version history. Refuses with `not_found` if the caller may not read it. */
export async function listVersions(ctx: SignedInContext, id: number, cursor?: string): Promise<JobHistoryPage> {
  const facts = await requireReadableHistory(ctx, id);
  const after = decodeCursor(Cursor, cursor);
  const rows = await findHistory(ctx.db, { tenantId: ctx.tenant.id, jobId: id }, after, pageLength + 1);
  const page = rows.slice(0, pageLength);
  const last = page.at(-1);
  const hasMore = rows.length > pageLength && last !== undefined;
  const next = hasMore ? encodeCursor({ at: last.at.toISOString(), kind: last.kind, id: last.id }) : null;
  return { entries: page.flatMap((row) => presentEntry(ctx, facts, row)), next };
}

export async function readVersion(ctx: SignedInContext, id: number, version: number): Promise<JobContent> {
  const facts = await requireReadableHistory(ctx, id);
  const content = await findContent(ctx.db, { tenantId: ctx.tenant.id, jobId: id }, version);
  return content === undefined ? refuse('not_found') : parseFor(ctx, facts, content);
}

async function requireReadableHistory(ctx: SignedInContext, id: number): Promise<JobFacts> {
  const row = await findJob(ctx.db, ctx.tenant.id, id);
  const facts = row && buildJobFacts(row);
  return facts && isJobInScope(ctx.actor, 'job.read_all', facts) ? facts : refuse('not_found');
}

function presentEntry(ctx: SignedInContext, facts: JobFacts, row: HistoryRow): JobHistoryEntry[] {
  const { id, by, from_status: from, to_status: to, is_latest } = row;
  const at = row.at.toISOString();
  if (row.kind === 'status') return to === null ? [] : [{ kind: 'status', id, at, by, from, to }];
  const is_first = row.before === null;
  const changes = is_first ? [] : listChanges(parseFor(ctx, facts, row.before), parseFor(ctx, facts, row.content));
  return [{ kind: 'edit', version: id, at, by, is_first, is_latest, changes }];
}

/** The stored content. What answers a question requires is for people who can edit the job. */
function parseFor(ctx: SignedInContext, facts: JobFacts, stored: unknown): JobContent {
  const content = storedContent.parse(stored);
  if (canEditJob(ctx.actor, facts) || !content.screening_questions) return content;
  return { ...content, screening_questions: content.screening_questions.map(hideRequirement) };
}
