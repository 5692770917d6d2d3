import type { SignedInActor } from '#domain/access/actor.ts';
import { getScope } from '#domain/access/actor.ts';
import { type ActionItem, maxActionItems, type OverviewCounts } from '#domain/features/overview/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Reader } from '#server/db/visibility.ts';
import { listWaitingForAnswer } from '#server/features/accommodations/service.ts';
import { countNumbers, findDrafts, findJobsWithNew, findLateReplies, findOpenOffers } from './queries.ts';

/** What needs the caller today: people first, those who need something to take part before the others; a draft always has a place. */
export async function findNeeds(ctx: SignedInContext): Promise<ActionItem[]> {
  const reader = peopleOf(ctx);
  const isPartner = reader.scope === 'sponsored';
  const [late, asked, fresh, offers, drafts] = await Promise.all([
    isPartner ? [] : findLateReplies(ctx.db, reader, ctx.clock(), lateLimit),
    listWaitingForAnswer(ctx, lateLimit),
    isPartner ? [] : findJobsWithNew(ctx.db, reader, maxActionItems),
    isPartner ? findOpenOffers(ctx.db, reader, maxActionItems) : [],
    isPartner ? [] : findDrafts(ctx.db, jobsOf(ctx), maxActionItems),
  ]);
  const people: ActionItem[] = [
    ...asked.map((row) => ({ ...row, kind: 'adjustment' as const, ...dueMomentsOf(row) })),
    ...late.map((row) => ({ ...row, kind: 'late_reply' as const, ...dueMomentsOf(row) })),
    ...offers.map(({ due: _due, ...row }) => ({ ...row, kind: 'open_offer' as const, ...momentsOf(row) })),
    ...fresh.map((row) => ({ ...row, kind: 'new_applicants' as const, ...momentsOf(row) })),
  ];
  const own: ActionItem[] = drafts.map((row) => ({ ...row, kind: 'draft', updated_at: row.updated_at.toISOString() }));
  return [...people.slice(0, maxActionItems - Math.min(own.length, 1)), ...own].slice(0, maxActionItems);
}

export function numbersFor(ctx: SignedInContext): Promise<OverviewCounts> {
  return countNumbers(ctx.db, jobsOf(ctx), peopleOf(ctx), ctx.clock());
}

/** What is due leaves room for the other kinds. */
const lateLimit = 3;

function momentsOf(row: { waiting_since: Date }) {
  return { waiting_since: row.waiting_since.toISOString() };
}

function dueMomentsOf(row: { waiting_since: Date; due: Date }) {
  return { ...momentsOf(row), due: row.due.toISOString() };
}

function jobsOf(ctx: SignedInContext): Reader {
  return readerOf(ctx, getScope(ctx.actor, 'job.read_all'));
}

function peopleOf(ctx: SignedInContext): Reader {
  return readerOf(ctx, getScope(ctx.actor, 'application.read'));
}

/** What is out of reach, as before an organisation is approved, counts as nothing. */
function readerOf(ctx: SignedInContext, scope: ReturnType<typeof getScope>): Reader {
  const actor: SignedInActor = ctx.actor;
  return { tenantId: ctx.tenant.id, actor, scope: scope ?? 'own' };
}
