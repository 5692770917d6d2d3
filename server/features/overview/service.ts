import type { SignedInActor } from '#domain/access/actor.ts';
import { reach } from '#domain/access/actor.ts';
import { type Need, type Numbers, needsLimit } from '#domain/features/overview/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Reader } from '#server/db/reach.ts';
import { countNumbers, findDrafts, findJobsWithNew, findLateReplies, findOpenOffers } from './queries.ts';

/** What needs the caller today: people first, the longest wait before the others, then unfinished drafts. */
export async function findNeeds(ctx: SignedInContext): Promise<Need[]> {
  const people = peopleOf(ctx);
  const isPartner = people.scope === 'sponsored';
  const [late, fresh, offers, drafts] = await Promise.all([
    isPartner ? [] : findLateReplies(ctx.db, people, ctx.clock(), lateLimit),
    isPartner ? [] : findJobsWithNew(ctx.db, people, needsLimit),
    isPartner ? findOpenOffers(ctx.db, people, needsLimit) : [],
    isPartner ? [] : findDrafts(ctx.db, jobsOf(ctx), needsLimit),
  ]);
  const needs: Need[] = [
    ...late.map((row) => ({ ...row, kind: 'late_reply' as const, ...momentsOf(row), due: row.due.toISOString() })),
    ...offers.map(({ due: _due, ...row }) => ({ ...row, kind: 'open_offer' as const, ...momentsOf(row) })),
    ...fresh.map((row) => ({ ...row, kind: 'new_applicants' as const, ...momentsOf(row) })),
    ...drafts.map((row) => ({ ...row, kind: 'draft' as const, updated_at: row.updated_at.toISOString() })),
  ];
  return needs.slice(0, needsLimit);
}

export function numbersFor(ctx: SignedInContext): Promise<Numbers> {
  return countNumbers(ctx.db, jobsOf(ctx), peopleOf(ctx), ctx.clock());
}

/** Late replies leave room for the other kinds. */
const lateLimit = 3;

function momentsOf(row: { waiting_since: Date }) {
  return { waiting_since: row.waiting_since.toISOString() };
}

function jobsOf(ctx: SignedInContext): Reader {
  return readerOf(ctx, reach(ctx.actor, 'job.read_all'));
}

function peopleOf(ctx: SignedInContext): Reader {
  return readerOf(ctx, reach(ctx.actor, 'application.read'));
}

/** What is out of reach, as before an organisation is approved, counts as nothing. */
function readerOf(ctx: SignedInContext, scope: ReturnType<typeof reach>): Reader {
  const actor: SignedInActor = ctx.actor;
  return { tenantId: ctx.tenant.id, actor, scope: scope ?? 'own' };
}
