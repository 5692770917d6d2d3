import { type RawBuilder, sql } from 'kysely';
import {
  currentOfferStatuses,
  type OfferFilter,
  type OfferStatus,
  offerFilters,
  seekerOfferStatuses,
  statusesOfFilter,
} from '#domain/features/offers/lifecycle.ts';
import type { Db } from '#server/db/db.ts';
import { isDelegateOfApprover } from '#server/db/delegation.ts';
import { getApplicantName, type Reader, visibleApplications } from '#server/db/visibility.ts';
import { selectOffers } from './queries.ts';

export interface OfferCursor {
  readonly at: string;
  readonly id: number;
}

/** A page of the offers that the reader sees, the latest change first. */
export function findOfferPage(
  db: Db,
  reader: Reader,
  {
    filter,
    after,
    limit,
    now,
  }: { readonly filter: OfferFilter; readonly after: OfferCursor | null; readonly limit: number; readonly now: Date },
) {
  let rows = selectOffers(db, reader.tenantId)
    .where(visibleOffers(reader, now))
    .where('o.status', 'in', [...statusesOfFilter[filter]]);
  if (after) rows = rows.where(sql<boolean>`(o.changed_at, o.id) < (${after.at}::timestamptz, ${after.id}::bigint)`);
  return rows.orderBy('o.changed_at', 'desc').orderBy('o.id', 'desc').limit(limit).execute();
}

export async function countOffers(db: Db, reader: Reader, now: Date): Promise<Record<OfferFilter, number>> {
  const found = await sql<{ status: OfferStatus; count: number }>`
    select o.status, count(*)::int as count from offers o
    join applications a on a.tenant_id = o.tenant_id and a.id = o.application_id
    where o.tenant_id = ${reader.tenantId} and ${visibleOffers(reader, now)} group by o.status`.execute(db);
  const getCount = (filter: OfferFilter) =>
    found.rows
      .filter(({ status }) => statusesOfFilter[filter].includes(status))
      .reduce((sum, { count }) => sum + count, 0);
  return Object.fromEntries(offerFilters.map((filter) => [filter, getCount(filter)])) as Record<OfferFilter, number>;
}

/** Applications in a stage that can get an offer, without an open one. */
export async function findCandidates(
  db: Db,
  reader: Reader,
): Promise<{ application_id: number; name: string; job: string }[]> {
  const found = await sql<{ application_id: number; name: string; job: string }>`
    select a.id as application_id, ${getApplicantName(reader.actor)} as name, j.title as job from applications a
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    join users u on u.tenant_id = a.tenant_id and u.id = a.user_id
    where ${visibleApplications(reader)} and a.status in ('screening', 'interview', 'offer')
      and not exists (select from offers o where o.tenant_id = a.tenant_id and o.application_id = a.id
        and o.status = any(${[...currentOfferStatuses]}::text[]))
    order by a.status = 'offer' desc, a.status = 'interview' desc, a.status_since desc, a.id limit 200`.execute(db);
  return found.rows;
}

/** A job seeker sees what was sent to them; staff see their applications' offers and those they approve. */
function visibleOffers(reader: Reader, now: Date): RawBuilder<boolean> {
  if (reader.actor.role === 'job_seeker') {
    return sql<boolean>`(${visibleApplications(reader)} and o.sent_at is not null
      and o.status = any(${[...seekerOfferStatuses]}::text[]))`;
  }
  return sql<boolean>`((${visibleApplications(reader)}) or exists (select from offer_approvers p
    where p.tenant_id = o.tenant_id and p.offer_id = o.id and p.round = o.round
      and (p.user_id = ${reader.actor.userId} or ${isDelegateOfApprover(reader.actor.userId, now)})))`;
}
