import * as z from 'zod/mini';
import { type Actor, getScope } from '#domain/access/actor.ts';
import type { Permission } from '#domain/access/permissions.ts';
import { currentOfferStatuses, type OfferFilter, type OfferStatus } from '#domain/features/offers/lifecycle.ts';
import type { Offer, OfferPage, OfferStart } from '#domain/features/offers/offer.ts';
import { canReadOffer, canWriteOffer } from '#domain/features/offers/policy.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { findReadableApplication } from '#server/features/applications/service.ts';
import { readJob } from '#server/features/jobs/service.ts';
import { getTenantTheme } from '#server/features/tenants/service.ts';
import { decodeCursor, encodeCursor } from '#server/http/cursor.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { findApprovers, findPossibleApprovers } from './approver-queries.ts';
import { countOffers, findCandidates, findOfferPage } from './list-queries.ts';
import { buildOfferFacts, type LoadedOffer, presentOffer, presentOfferCard } from './present.ts';
import { findOffer, findOffersOf, findVersions, lockOffer, type OfferRow } from './queries.ts';

/** An offer. Refuses with `not_found` if the actor may not read it. */
export async function readOffer(ctx: Context, id: number, actor: Actor = ctx.actor): Promise<Offer> {
  const row = (await findOffer(ctx.db, ctx.tenant.id, id)) ?? refuse('not_found');
  const loaded = await loadOffer(ctx, ctx.db, row);
  if (!canReadOffer(actor, buildOfferFacts(loaded))) return refuse('not_found');
  const [versions, needsApproval] = await Promise.all([
    findVersions(ctx.db, ctx.tenant.id, id),
    isApprovalRequired(ctx),
  ]);
  return presentOffer(loaded, { actor, versions, needsApproval, now: ctx.clock() });
}

/** Locks an offer for a change. Refuses with `not_found` if the actor may not read it. */
export async function lockReadableOffer(
  ctx: Context,
  change: Write,
  id: number,
  actor: Actor = ctx.actor,
): Promise<LoadedOffer> {
  const row = (await lockOffer(change.db, ctx.tenant.id, id)) ?? refuse('not_found');
  const loaded = await loadOffer(ctx, change.db, row);
  return canReadOffer(actor, buildOfferFacts(loaded)) ? loaded : refuse('not_found');
}

async function loadOffer(ctx: Context, db: Context['db'] | Write['db'], row: OfferRow): Promise<LoadedOffer> {
  return { row, approvers: await findApprovers(db, ctx.tenant.id, [row.id], ctx.clock()) };
}

const pageSize = 50;
const Cursor = z.object({ at: z.iso.datetime(), id: z.int() });

export async function listOffers(
  ctx: SignedInContext,
  { filter = 'all', cursor }: { readonly filter?: OfferFilter | undefined; readonly cursor?: string | undefined },
): Promise<OfferPage> {
  const reader = getReader(ctx, 'offer.read');
  const after = decodeCursor(Cursor, cursor);
  const [rows, counts] = await Promise.all([
    findOfferPage(ctx.db, reader, { filter, after, limit: pageSize + 1, now: ctx.clock() }),
    countOffers(ctx.db, reader, ctx.clock()),
  ]);
  const page = rows.slice(0, pageSize);
  const ids = page.map(({ id }) => id);
  const approvers = await findApprovers(ctx.db, ctx.tenant.id, ids, ctx.clock());
  const last = page.at(-1);
  return {
    offers: page.map((row) => presentOfferCard({ row, approvers }, ctx.actor)),
    next: rows.length > pageSize && last ? encodeCursor({ at: last.changed_at.toISOString(), id: last.id }) : null,
    counts,
  };
}

/** The latest offer of an application that the caller may read, and whether they can create one. */
export async function readOfferOfApplication(
  ctx: SignedInContext,
  applicationId: number,
): Promise<{ offer: Offer | null; can_create: boolean }> {
  const { facts } = await findReadableApplication(ctx, ctx.db, applicationId);
  const rows = await findOffersOf(ctx.db, ctx.tenant.id, applicationId);
  const approvers = await findApprovers(
    ctx.db,
    ctx.tenant.id,
    rows.map(({ id }) => id),
    ctx.clock(),
  );
  const latest = rows.find((row) => canReadOffer(ctx.actor, buildOfferFacts({ row, approvers })));
  const isOpen = rows.some(({ status }) => currentStatuses.has(status));
  return {
    offer: latest ? await readOffer(ctx, latest.id) : null,
    can_create: !isOpen && offerStages.has(facts.status) && canWriteOffer(ctx.actor, facts),
  };
}

const currentStatuses: ReadonlySet<OfferStatus> = new Set(currentOfferStatuses);

/** Stages from which an offer can be written. */
export const offerStages: ReadonlySet<string> = new Set(['screening', 'interview', 'offer']);

export async function listCandidates(ctx: SignedInContext) {
  return { candidates: await findCandidates(ctx.db, getReader(ctx, 'offer.write')) };
}

/** What a new offer starts from. */
export async function readOfferStart(ctx: SignedInContext, applicationId: number): Promise<OfferStart> {
  const application = await findReadableApplication(ctx, ctx.db, applicationId);
  if (!canWriteOffer(ctx.actor, application.facts)) return refuse('not_found');
  const [job, approvers, needsApproval] = await Promise.all([
    readJob(ctx, application.jobId),
    findPossibleApprovers(ctx.db, ctx.tenant.id, application.facts.job.organisationId),
    isApprovalRequired(ctx),
  ]);
  return {
    application_id: applicationId,
    job: {
      id: job.id,
      title: job.title,
      company: job.company,
      city: job.city,
      region: job.region,
      work_mode: job.work_mode,
      salary: job.salary,
    },
    seeker: { id: application.isMasked ? 0 : application.facts.seekerId, name: application.seekerName },
    // No one approves their own request.
    approvers: approvers
      .filter(({ id }) => id !== ctx.actor.userId)
      .map(({ id, full_name: name, role }) => ({ id, name, role })),
    needs_approval: needsApproval,
  };
}

/** Whether the tenant requires that someone approves every offer. */
export async function isApprovalRequired(ctx: Context): Promise<boolean> {
  const { switches } = await getTenantTheme(ctx, ctx.tenant.id);
  return switches.offer_approval;
}

function getReader(ctx: SignedInContext, permission: Permission) {
  const scope = getScope(ctx.actor, permission) ?? refuse('forbidden');
  return { tenantId: ctx.tenant.id, actor: ctx.actor, scope };
}
