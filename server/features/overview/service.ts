import type { SignedInActor } from '#domain/access/actor.ts';
import { getScope } from '#domain/access/actor.ts';
import { type ActionItem, maxActionItems, type OverviewCounts } from '#domain/features/overview/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Reader } from '#server/db/visibility.ts';
import { listWaitingForAnswer } from '#server/features/accommodations/service.ts';
import {
  countOverviewRows,
  findDrafts,
  findJobsWithNewApplicants,
  findLateReplies,
  findOpenOffers,
} from './queries.ts';

/** What needs the caller today: people first, those who need something to take part before the others; a draft always has a place. */
export async function listActionItems(ctx: SignedInContext): Promise<ActionItem[]> {
  const reader = buildApplicationReader(ctx);
  const isPartner = reader.scope === 'sponsored';
  const [late, accommodations, newApplicants, offers, drafts] = await Promise.all([
    isPartner ? [] : findLateReplies(ctx.db, reader, ctx.clock(), maxUrgentItems),
    listWaitingForAnswer(ctx, maxUrgentItems),
    isPartner ? [] : findJobsWithNewApplicants(ctx.db, reader, maxActionItems),
    isPartner ? findOpenOffers(ctx.db, reader, maxActionItems) : [],
    isPartner ? [] : findDrafts(ctx.db, buildJobReader(ctx), maxActionItems),
  ]);
  const people: ActionItem[] = [
    ...accommodations.map((row) => ({ ...row, kind: 'adjustment' as const, ...formatDates(row) })),
    ...late.map((row) => ({ ...row, kind: 'late_reply' as const, ...formatDates(row) })),
    ...offers.map(({ due: _due, ...row }) => ({ ...row, kind: 'open_offer' as const, ...formatWaitingSince(row) })),
    ...newApplicants.map((row) => ({ ...row, kind: 'new_applicants' as const, ...formatWaitingSince(row) })),
  ];
  const own: ActionItem[] = drafts.map((row) => ({ ...row, kind: 'draft', updated_at: row.updated_at.toISOString() }));
  return [...people.slice(0, maxActionItems - Math.min(own.length, 1)), ...own].slice(0, maxActionItems);
}

export function countOverview(ctx: SignedInContext): Promise<OverviewCounts> {
  return countOverviewRows(ctx.db, buildJobReader(ctx), buildApplicationReader(ctx), ctx.clock());
}

/** What is due leaves room for the other kinds. */
const maxUrgentItems = 3;

function formatWaitingSince(row: { waiting_since: Date }) {
  return { waiting_since: row.waiting_since.toISOString() };
}

function formatDates(row: { waiting_since: Date; due: Date }) {
  return { ...formatWaitingSince(row), due: row.due.toISOString() };
}

function buildJobReader(ctx: SignedInContext): Reader {
  return buildReader(ctx, getScope(ctx.actor, 'job.read_all'));
}

function buildApplicationReader(ctx: SignedInContext): Reader {
  return buildReader(ctx, getScope(ctx.actor, 'application.read'));
}

/** What is out of reach, as before an organisation is approved, counts as nothing. */
function buildReader(ctx: SignedInContext, scope: ReturnType<typeof getScope>): Reader {
  const actor: SignedInActor = ctx.actor;
  return { tenantId: ctx.tenant.id, actor, scope: scope ?? 'own' };
}
