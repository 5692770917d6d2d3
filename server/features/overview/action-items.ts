import type { ApprovalKind } from '#domain/features/approvals/contract.ts';
import { type ActionItem, maxActionItems } from '#domain/features/overview/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import { listWaitingForAnswer } from '#server/features/accommodations/service.ts';
import { listPendingRequests } from '#server/features/approvals/service.ts';
import { findWaitingChats } from '#server/features/chat/service.ts';
import { listReviewTasks } from '#server/features/human-reviews/service.ts';
import { listInterviewTasks } from '#server/features/interviews/service.ts';
import { listOffersToApprove } from '#server/features/offers/service.ts';
import { pickItems } from './pick-items.ts';
import { findDrafts, findJobsWithNewApplicants, findLateReplies, findOpenOffers } from './queries.ts';
import { buildApplicationReader, buildJobReader } from './service.ts';

/** Today's tasks of the caller, by urgency: people who wait first, own drafts last. Each kind has a place. */
export async function listActionItems(ctx: SignedInContext): Promise<ActionItem[]> {
  const [people, tasks] = await Promise.all([listPeople(ctx), listStaffTasks(ctx)]);
  return pickItems([...people, ...tasks], maxActionItems);
}

/** Applications that wait, in the caller's scope. New applicants and drafts are work of a single employer. */
async function listPeople(ctx: SignedInContext): Promise<ActionItem[]> {
  const reader = buildApplicationReader(ctx);
  const isPartner = reader.scope === 'sponsored';
  const isEmployer = !isPartner && reader.scope !== 'tenant';
  const [late, accommodations, reviews, newApplicants, offers, drafts] = await Promise.all([
    findLateReplies(ctx.db, reader, ctx.clock(), maxActionItems),
    listWaitingForAnswer(ctx, maxActionItems),
    listReviewTasks(ctx, maxActionItems),
    isEmployer ? findJobsWithNewApplicants(ctx.db, reader, maxActionItems) : [],
    isPartner ? findOpenOffers(ctx.db, reader, maxActionItems) : [],
    isEmployer ? findDrafts(ctx.db, buildJobReader(ctx), maxActionItems) : [],
  ]);
  const lateKind = isPartner ? ('late_employer' as const) : ('late_reply' as const);
  return [
    ...accommodations.map((row) => ({ ...row, kind: 'adjustment' as const, ...formatDates(row) })),
    ...reviews.map((row) => ({ ...row, kind: 'human_review' as const, ...formatDates(row) })),
    ...late.map((row) => ({ ...row, kind: lateKind, ...formatDates(row) })),
    ...offers.map(({ due: _due, ...row }) => ({ ...row, kind: 'open_offer' as const, ...formatWaitingSince(row) })),
    ...newApplicants.map((row) => ({ ...row, kind: 'new_applicants' as const, ...formatWaitingSince(row) })),
    ...drafts.map((row) => ({ ...row, kind: 'draft' as const, updated_at: row.updated_at.toISOString() })),
  ];
}

/** Chats, interviews, offers, and requests that wait for the caller. */
async function listStaffTasks(ctx: SignedInContext): Promise<ActionItem[]> {
  const [chats, interviews, offers, requests] = await Promise.all([
    findWaitingChats(ctx),
    listInterviewTasks(ctx, maxActionItems),
    listOffersToApprove(ctx, maxActionItems),
    listPendingRequests(ctx),
  ]);
  return [
    ...(chats ? [{ ...chats, kind: 'chats' as const, ...formatWaitingSince(chats) }] : []),
    ...interviews.times.map((row) => ({ ...row, kind: 'interview_times' as const, ...formatWaitingSince(row) })),
    ...interviews.scorecards.map((row) => ({ ...row, kind: 'scorecard' as const, ...formatWaitingSince(row) })),
    ...offers.map((row) => ({ ...row, kind: 'offer_approval' as const, ...formatWaitingSince(row) })),
    ...requests.map(({ kind, ...row }) => formatRequests(kind, row)),
  ];
}

function formatRequests(of: ApprovalKind, row: { readonly count: number; readonly waiting_since: Date }): ActionItem {
  return { ...row, kind: 'approvals', of, ...formatWaitingSince(row) };
}

function formatWaitingSince(row: { readonly waiting_since: Date }) {
  return { waiting_since: row.waiting_since.toISOString() };
}

function formatDates(row: { readonly waiting_since: Date; readonly due: Date }) {
  return { ...formatWaitingSince(row), due: row.due.toISOString() };
}
