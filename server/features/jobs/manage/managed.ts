import * as z from 'zod/mini';
import { getScope } from '#domain/access/actor.ts';
import type { ManagedJobFilter, ManagedJobPage } from '#domain/features/jobs/contract.ts';
import { canEditJob, getNextJobStatuses, getPublishing } from '#domain/features/jobs/policy.ts';
import type { SignedInContext } from '#server/context.ts';
import { getPublishingRules } from '#server/features/approvals/service.ts';
import { buildJobFacts } from '#server/features/jobs/rows.ts';
import { decodeCursor, encodeCursor } from '#server/http/cursor.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { countManagedJobs, findManagedJobs, type ManagedRequest } from './managed-queries.ts';

const pageLength = 50;
const Cursor = z.object({ at: z.iso.datetime(), id: z.int() });

/** A page of the jobs the caller manages, with counts by status for the filter. */
export async function listManagedJobs(
  ctx: SignedInContext,
  query: z.infer<typeof ManagedJobFilter>,
): Promise<ManagedJobPage> {
  const request = requestOf(ctx, query);
  const [rows, counts, rules] = await Promise.all([
    findManagedJobs(ctx.db, request, decodeCursor(Cursor, query.cursor), pageLength + 1),
    countManagedJobs(ctx.db, request),
    getPublishingRules(ctx),
  ]);
  const shown = rows.slice(0, pageLength);
  const last = shown.at(-1);
  return {
    jobs: shown.map(({ team_user_ids, place: _place, ...row }) => {
      const facts = buildJobFacts({ ...row, team_user_ids });
      const publishing = getPublishing(ctx.actor, facts, { ...rules, isRequested: row.is_asked });
      return {
        ...row,
        published_at: row.published_at?.toISOString() ?? null,
        updated_at: row.updated_at.toISOString(),
        waiting_since: row.waiting_since?.toISOString() ?? null,
        can_edit: canEditJob(ctx.actor, facts),
        publishing,
        next_statuses: [...getNextJobStatuses(ctx.actor, facts, publishing)],
      };
    }),
    next: rows.length > pageLength && last ? encodeCursor({ at: last.place.toISOString(), id: last.id }) : null,
    counts: { draft: 0, active: 0, paused: 0, closed: 0, Offered: 0, ...counts },
  };
}

function requestOf(ctx: SignedInContext, query: z.infer<typeof ManagedJobFilter>): ManagedRequest {
  const { actor, tenant } = ctx;
  const scope = getScope(actor, 'job.read_all') ?? refuse('forbidden');
  // A partner that waits for approval sees its drafts, and nobody who applied.
  const people = getScope(actor, 'application.read_job') ?? 'own';
  return {
    jobs: { tenantId: tenant.id, actor, scope },
    people: { tenantId: tenant.id, actor, scope: people },
    status: query.status,
    words: query.words,
    organisation: query.organisation,
    sort: query.sort ?? 'changed',
  };
}
