import type {
  CaseloadPage,
  caseloadFilters,
  caseloadSorts,
  Journal,
  JournalDraft,
  OwnPartner,
  SupportFacts,
} from '#domain/features/journal/contract.ts';
import { getDay } from '#domain/features/reports/period.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import type { Db } from '#server/db/db.ts';
import { type Write, write } from '#server/db/write.ts';
import { leaveClassesOf } from '#server/features/cohorts/service.ts';
import { endOutcomesOf } from '#server/features/outcomes/service.ts';
import { endPreparedOf } from '#server/features/prepared-applications/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { findCaseload, findFacts } from './caseload-queries.ts';
import { countOpenSteps, findSupportLoads, type SupportLoad } from './load-queries.ts';
import {
  completeStep,
  findEntries,
  findPartner,
  findPersonOfEntry,
  findTaggedIds,
  findTags,
  insertEntry,
  isSupported,
  lockSupport,
  removePartner,
  replaceTags,
  type SupportedPair,
  setPartner,
} from './queries.ts';

const pageSize = 50;

/** The journal of a person whom the caller's organization supports; anyone else is not found. */
export async function readJournal(ctx: SignedInContext, userId: number): Promise<Journal> {
  const pair = getPair(ctx, userId);
  if (!(await isSupported(ctx.db, pair))) return refuse('not_found');
  return findJournal(ctx.db, pair);
}

export function addEntry(ctx: SignedInContext, userId: number, draft: JournalDraft): Promise<Journal> {
  const pair = getPair(ctx, userId);
  return write(ctx, async (change) => {
    if (!(await lockSupport(change.db, pair))) return refuse('not_found');
    const entry = { authorId: ctx.actor.userId, draft, now: ctx.clock() };
    const id = await insertEntry(change.db, pair, entry);
    const detail = { entry: id, kind: draft.kind, is_shared: draft.is_shared };
    await change.audit({ action: 'journal.add', subject: ['user', userId], detail });
    return findJournal(change.db, pair);
  });
}

export function saveTags(ctx: SignedInContext, userId: number, tags: readonly string[]): Promise<Journal> {
  const pair = getPair(ctx, userId);
  return write(ctx, async (change) => {
    if (!(await lockSupport(change.db, pair))) return refuse('not_found');
    await replaceTags(change.db, pair, [...new Set(tags)]);
    await change.audit({ action: 'journal.tags', subject: ['user', userId] });
    return findJournal(change.db, pair);
  });
}

/** Marks the next step of an entry as done (idempotent). */
export function completeNextStep(ctx: SignedInContext, id: number): Promise<Journal> {
  return write(ctx, async (change) => {
    const userId = (await findPersonOfEntry(change.db, getPair(ctx, 0), id)) ?? refuse('not_found');
    const pair = getPair(ctx, userId);
    if (!(await lockSupport(change.db, pair))) return refuse('not_found');
    if (await completeStep(change.db, ctx.tenant.id, id, ctx.clock())) {
      await change.audit({ action: 'journal.done', subject: ['user', userId], detail: { entry: id } });
    }
    return findJournal(change.db, pair);
  });
}

interface CaseloadRequest {
  readonly sort?: (typeof caseloadSorts)[number] | undefined;
  readonly only?: (typeof caseloadFilters)[number] | undefined;
  readonly page?: number | undefined;
}

export async function listCaseload(
  ctx: SignedInContext,
  { sort = 'next_step', only, page = 1 }: CaseloadRequest,
): Promise<CaseloadPage> {
  const today = getDay(ctx.clock(), ctx.timeZone);
  const offset = (page - 1) * pageSize;
  const asked = { sort, only: only ?? null, today, limit: pageSize + 1, offset };
  const { people, counts } = await findCaseload(ctx.db, getPair(ctx, 0), asked);
  return { people: people.slice(0, pageSize), counts, has_more: people.length > pageSize };
}

/** What the caller's organization recorded about those of these people whom it supports. */
export async function findSupportFacts(
  ctx: SignedInContext,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, SupportFacts>> {
  const { organisationId } = ctx.actor;
  if (organisationId === null || userIds.length === 0) return new Map();
  const rows = await findFacts(ctx.db, { tenantId: ctx.tenant.id, organisationId }, userIds);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** Whether the caller's organization supports a person. */
export function isSupportedPerson(ctx: SignedInContext, userId: number): Promise<boolean> {
  return isSupported(ctx.db, getPair(ctx, userId));
}

/** The people whom an organization supports and gave a tag; none without an organization. */
export async function findTaggedPeople(
  ctx: Pick<Context, 'db' | 'tenant'>,
  organisationId: number | null,
  tag: string,
): Promise<ReadonlySet<number>> {
  if (organisationId === null) return new Set();
  return new Set(await findTaggedIds(ctx.db, { tenantId: ctx.tenant.id, organisationId }, tag));
}

export function readOwnPartner(ctx: SignedInContext): Promise<OwnPartner> {
  return findOwnPartner(ctx, ctx.db);
}

/** Starts the support of a person by an organization, with the person's consent. It replaces another partner. */
export async function startSupport(
  ctx: Context,
  change: Write,
  { userId, organisationId }: { readonly userId: number; readonly organisationId: number },
): Promise<void> {
  const former = await findPartner(change.db, ctx.tenant.id, userId);
  if (former && former.id !== organisationId) await endSupportBy(ctx, change, { userId, organisationId: former.id });
  await setPartner(change.db, { tenantId: ctx.tenant.id, organisationId, userId });
  const detail = { is_given: true };
  await change.audit({ action: 'consent.partner', subject: ['user', userId], actorId: userId, detail });
  change.emit({ kind: 'seeker_changed', tenantId: ctx.tenant.id, id: userId });
}

/** Ends the support by the caller's partner. Its journal stays with it, and is not shown while the support has ended. */
export function endSupport(ctx: SignedInContext): Promise<OwnPartner> {
  const { userId } = ctx.actor;
  return write(ctx, async (change) => {
    const partner = await findPartner(change.db, ctx.tenant.id, userId);
    if (partner && (await removePartner(change.db, ctx.tenant.id, userId))) {
      await endSupportBy(ctx, change, { userId, organisationId: partner.id });
      await change.audit({ action: 'consent.partner', subject: ['user', userId], detail: { is_given: false } });
      change.emit({ kind: 'seeker_changed', tenantId: ctx.tenant.id, id: userId });
    }
    return findOwnPartner(ctx, change.db);
  });
}

/** What the partner does for the person ends with the support: classes, prepared applications, and outcomes of hires. */
async function endSupportBy(
  ctx: Context,
  change: Write,
  support: { readonly userId: number; readonly organisationId: number },
): Promise<void> {
  await leaveClassesOf(ctx, change, support);
  await endPreparedOf(ctx, change, { ...support, actorId: support.userId });
  await endOutcomesOf(ctx, change, support);
}

async function findOwnPartner(ctx: SignedInContext, db: Db): Promise<OwnPartner> {
  const { userId } = ctx.actor;
  const partner = await findPartner(db, ctx.tenant.id, userId);
  if (!partner) return { partner: null, entries: [] };
  const pair = { tenantId: ctx.tenant.id, organisationId: partner.id, userId };
  return { partner: partner.name, entries: await findEntries(db, pair, { isSharedOnly: true }) };
}

async function findJournal(db: Db, pair: SupportedPair): Promise<Journal> {
  const entries = await findEntries(db, pair);
  return { entries, tags: await findTags(db, pair) };
}

function getPair(ctx: SignedInContext, userId: number): SupportedPair {
  const organisationId = ctx.actor.organisationId ?? refuse('forbidden');
  return { tenantId: ctx.tenant.id, organisationId, userId };
}

/** How many people each member of partner teams supports, and their steps that are due, by the id of the member. */
export async function readSupportLoads(
  ctx: SignedInContext,
  authorIds: readonly number[],
): Promise<ReadonlyMap<number, SupportLoad>> {
  const today = getDay(ctx.clock(), ctx.timeZone);
  const rows = await findSupportLoads(ctx.db, { tenantId: ctx.tenant.id, authorIds, today });
  return new Map(rows.map((row) => [row.id, row]));
}

export function countStepsOf(ctx: SignedInContext, authorId: number): Promise<number> {
  return countOpenSteps(ctx.db, ctx.tenant.id, authorId);
}
