import type { Insertable, Updateable } from 'kysely';
import { currentOfferStatuses } from '#domain/features/offers/lifecycle.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';
import type { OfferEvents, OfferSignatures, Offers } from '#server/db/tables.ts';
import { teamUserIds } from '#server/db/visibility.ts';

/** Offers with the columns of the job and the people that policies and pages need. */
export function selectOffers(db: Db, tenantId: number) {
  return db
    .selectFrom('offers as o')
    .innerJoin('applications as a', (on) =>
      on.onRef('a.tenant_id', '=', 'o.tenant_id').onRef('a.id', '=', 'o.application_id'),
    )
    .innerJoin('jobs as j', (on) => on.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'))
    .innerJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.id', '=', 'a.user_id'))
    .innerJoin('users as w', (on) => on.onRef('w.tenant_id', '=', 'o.tenant_id').onRef('w.id', '=', 'o.created_by'))
    .leftJoin('users as s', (on) => on.onRef('s.tenant_id', '=', 'o.tenant_id').onRef('s.id', '=', 'o.sent_by'))
    .leftJoin('users as r', (on) => on.onRef('r.tenant_id', '=', 'o.tenant_id').onRef('r.id', '=', 'o.submitted_by'))
    .leftJoin('offer_signatures as g', (on) =>
      on.onRef('g.tenant_id', '=', 'o.tenant_id').onRef('g.offer_id', '=', 'o.id'),
    )
    .selectAll('o')
    .select([
      'a.job_id',
      'a.user_id as seeker_id',
      'a.status as application_status',
      'j.title as job_title',
      'j.company',
      'j.status as job_status',
      'j.organisation_id',
      'j.salary_min',
      'j.salary_max',
      'j.salary_currency',
      'j.salary_period',
      'u.full_name as seeker_name',
      'w.full_name as writer_name',
      's.full_name as sender_name',
      'r.full_name as submitter_name',
      'g.typed_name',
      'g.at as signed_at',
    ])
    .select(teamUserIds.as('team_user_ids'))
    .where('o.tenant_id', '=', tenantId);
}

export type OfferRow = Awaited<ReturnType<ReturnType<typeof selectOffers>['execute']>>[number];

export function findOffer(db: Db, tenantId: number, id: number) {
  return selectOffers(db, tenantId).where('o.id', '=', id).executeTakeFirst();
}

export function findOffersById(db: Db, tenantId: number, ids: readonly number[]) {
  return selectOffers(db, tenantId)
    .where('o.id', 'in', [...ids, 0])
    .execute();
}

/**
 * The offer, locked until the transaction ends, so that of two concurrent changes the second sees the first. Its application
 * is locked first, in the order of a move by hand, so that the two never wait for each other.
 */
export async function lockOffer(db: DbTransaction, tenantId: number, id: number): Promise<OfferRow | undefined> {
  await db
    .selectFrom('applications as a')
    .innerJoin('offers as o', (on) =>
      on.onRef('o.tenant_id', '=', 'a.tenant_id').onRef('o.application_id', '=', 'a.id'),
    )
    .select('a.id')
    .where('o.tenant_id', '=', tenantId)
    .where('o.id', '=', id)
    .forUpdate('a')
    .execute();
  return selectOffers(db, tenantId).where('o.id', '=', id).forUpdate('o').executeTakeFirst();
}

/** The open offer of an application, locked. */
export function lockCurrentOffer(db: DbTransaction, tenantId: number, applicationId: number) {
  return selectOffers(db, tenantId)
    .where('o.application_id', '=', applicationId)
    .where('o.status', 'in', [...currentOfferStatuses])
    .forUpdate('o')
    .executeTakeFirst();
}

/** The offers of an application, newest first. */
export function findOffersOf(db: Db, tenantId: number, applicationId: number) {
  return selectOffers(db, tenantId).where('o.application_id', '=', applicationId).orderBy('o.id', 'desc').execute();
}

/** Returns the new id, or undefined if the application has an open offer. */
export async function insertOffer(db: Db, offer: Insertable<Offers>): Promise<number | undefined> {
  const row = await db
    .insertInto('offers')
    .values(offer)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function updateOffer(
  db: Db,
  { tenantId, id, now }: { readonly tenantId: number; readonly id: number; readonly now: Date },
  columns: Updateable<Offers>,
): Promise<void> {
  await db
    .updateTable('offers')
    .set({ ...columns, changed_at: now })
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Records the first time the job seeker opened the offer. Not a change of the offer itself. */
export async function setViewed(db: Db, tenantId: number, id: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('offers')
    .set({ viewed_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('status', '=', 'sent')
    .where('viewed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertOfferEvent(db: Db, event: Insertable<OfferEvents>): Promise<void> {
  await db.insertInto('offer_events').values(event).execute();
}

export async function insertSignature(db: Db, signature: Insertable<OfferSignatures>): Promise<void> {
  await db.insertInto('offer_signatures').values(signature).execute();
}

/** Keeps the current letter and terms under their revision number. */
export async function insertVersion(db: Db, offer: OfferRow, now: Date): Promise<void> {
  await db
    .insertInto('offer_versions')
    .values({
      tenant_id: offer.tenant_id,
      offer_id: offer.id,
      revision: offer.revision,
      terms: JSON.stringify(offer.terms),
      letter: offer.letter,
      at: now,
    })
    .execute();
}

export function findVersions(db: Db, tenantId: number, offerId: number) {
  return db
    .selectFrom('offer_versions')
    .select(['revision', 'terms', 'letter', 'at'])
    .where('tenant_id', '=', tenantId)
    .where('offer_id', '=', offerId)
    .orderBy('revision', 'desc')
    .execute();
}

/** Sent offers of all tenants whose last day to reply may have ended. */
export function findToExpire(db: Db, today: string, limit: number) {
  return db
    .selectFrom('offers')
    .select(['tenant_id', 'id'])
    .where('status', '=', 'sent')
    .where('answer_by', '<', today)
    .orderBy('answer_by')
    .limit(limit)
    .execute();
}

/** Sent offers of all tenants that must be answered by the given day, without a reminder. */
export function findToRemind(db: Db, day: string, limit: number) {
  return db
    .selectFrom('offers')
    .select(['tenant_id', 'id'])
    .where('status', '=', 'sent')
    .where('answer_by', '<=', day)
    .where('reminded_at', 'is', null)
    .orderBy('answer_by')
    .limit(limit)
    .execute();
}
