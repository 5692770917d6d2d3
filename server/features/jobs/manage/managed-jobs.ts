import * as z from 'zod/mini';
import { getScope } from '#domain/access/actor.ts';
import type { ManagedJobFilter, ManagedJobPage } from '#domain/features/jobs/contract.ts';
import { canEditJob, getNextJobStatuses, getPublishing } from '#domain/features/jobs/policy.ts';
import { maxCount } from '#domain/lib/capped-count.ts';
import type { SignedInContext } from '#server/context.ts';
import { getPublishingRules } from '#server/features/approvals/service.ts';
import { buildJobFacts } from '#server/features/jobs/present.ts';
import { decodeCursor, encodeCursor } from '#server/http/cursor.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { countManagedJobs, findManagedJobs, type ManagedRequest } from './managed-job-queries.ts';

const pageLength = 50;
const Cursor = z.object({ at: z.iso.datetime(), id: z.int() });

/** A page of the caller's managed jobs, with counts by status for the filter. */
export async function listManagedJobs(
  ctx: SignedInContext,
  query: z.infer<typeof ManagedJobFilter>,
): Promise<ManagedJobPage> {
  const request = buildRequest(ctx, query);
  const after = decodeCursor(Cursor, query.cursor);
  const [rows, counts, rules] = await Promise.all([
    findManagedJobs(ctx.db, request, after, pageLength + 1),
    after ? null : countManagedJobs(ctx.db, request, maxCount),
    getPublishingRules(ctx),
  ]);
  const page = rows.slice(0, pageLength);
  const last = page.at(-1);
  return {
    jobs: page.map(({ team_user_ids, sort_at: _sortAt, ...row }) => {
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
    next: rows.length > pageLength && last ? encodeCursor({ at: last.sort_at.toISOString(), id: last.id }) : null,
    counts: counts && { draft: 0, active: 0, paused: 0, closed: 0, Offered: 0, ...counts },
  };
}

function buildRequest(ctx: SignedInContext, query: z.infer<typeof ManagedJobFilter>): ManagedRequest {
  const { actor, tenant } = ctx;
  const scope = getScope(actor, 'job.read_all') ?? refuse('forbidden');
  // A partner waiting for approval sees its drafts, but no applicants.
  const applicantScope = getScope(actor, 'application.read_job') ?? 'own';
  return {
    jobs: { tenantId: tenant.id, actor, scope },
    applicants: { tenantId: tenant.id, actor, scope: applicantScope },
    status: query.status,
    words: query.words,
    organisation: query.organisation,
    sort: query.sort ?? 'changed',
  };
}
