import * as z from 'zod/mini';
import { reach } from '#domain/access/actor.ts';
import type { jobsApi } from '#domain/features/jobs/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import { packCursor, readCursor } from '#server/http/cursor.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Handlers } from '#server/http/serve.ts';
import { countManagedJobs, findManagedJobs } from './managed-queries.ts';
import { searchJobs } from './search.ts';
import { createJob, editJob, moveJob, readJob } from './service.ts';

export const jobHandlers = {
  search: (ctx, { query }) => searchJobs(ctx, query),
  read: (ctx, { params }) => readJob(ctx, params.id),
  manage: async (ctx, { query }) => {
    const request = { tenantId: ctx.tenant.id, actor: ctx.actor, scope: managedScope(ctx), status: query.status };
    const after = readCursor(ManagedCursor, query.cursor);
    const [rows, counts] = await Promise.all([
      findManagedJobs(ctx.db, request, after, managedPage + 1),
      countManagedJobs(ctx.db, request),
    ]);
    const shown = rows.slice(0, managedPage);
    const last = shown.at(-1);
    return {
      jobs: shown.map((row) => ({
        ...row,
        published_at: row.published_at?.toISOString() ?? null,
        updated_at: row.updated_at.toISOString(),
      })),
      next: rows.length > managedPage && last ? packCursor({ at: last.updated_at.toISOString(), id: last.id }) : null,
      counts: { draft: 0, active: 0, paused: 0, closed: 0, Offered: 0, ...counts },
    };
  },
  create: (ctx, { body }) => createJob(ctx, body),
  edit: (ctx, { params, body }) => editJob(ctx, params.id, body.job, body.version),
  move: (ctx, { params, body }) => moveJob(ctx, params.id, body),
} satisfies Handlers<typeof jobsApi>;

const managedPage = 50;
const ManagedCursor = z.object({ at: z.iso.datetime(), id: z.int() });

function managedScope(ctx: SignedInContext) {
  return reach(ctx.actor, 'job.read_all') ?? refuse('forbidden');
}
