import { type SqlBool, sql } from 'kysely';
import { needKinds } from '#domain/features/needs/menu.ts';
import type { Db } from '#server/db/db.ts';

/** The reader of shared needs, by audience of the grants. */
export type NeedsReader =
  | { readonly as: 'organisation'; readonly organisationId: number }
  /** Sees only applicants of jobs whose team they are in. */
  | { readonly as: 'assigned'; readonly organisationId: number; readonly userId: number }
  | { readonly as: 'partner'; readonly organisationId: number }
  | { readonly as: 'concierge' }
  | { readonly as: 'supporter'; readonly supporterId: number };

/** Whether the employer's staff can open what is shared with the application `a`. */
export const isOpenToStaff = sql`(a.status not in ('draft', 'withdrawn', 'rejected', 'declined')
  and not a.awaits_consent)`;

interface SharedNeedsQuery {
  readonly tenantId: number;
  readonly seekerId: number;
  readonly reader: NeedsReader;
}

/** The needs that a person shares with this reader. The only query that reads another person's needs. */
export function findSharedNeeds(db: Db, { tenantId, seekerId, reader }: SharedNeedsQuery) {
  return db
    .selectFrom('working_needs as n')
    .select(['n.id', 'n.kind', 'n.choice', 'n.words'])
    .where('n.tenant_id', '=', tenantId)
    .where('n.user_id', '=', seekerId)
    .where(
      sql<SqlBool>`exists (select from disclosure_grants g
        where g.tenant_id = n.tenant_id and g.need_id = n.id and g.revoked_at is null and ${matchesReader(reader)})`,
    )
    .orderBy(sql`array_position(${sql.val([...needKinds])}::text[], n.kind)`)
    .orderBy('n.id')
    .execute();
}

function matchesReader(reader: NeedsReader) {
  switch (reader.as) {
    case 'concierge':
      return sql`g.audience = 'concierge'`;
    case 'supporter':
      return sql`g.supporter_id = ${reader.supporterId}`;
    case 'partner':
      return sql`g.organisation_id = ${reader.organisationId}`;
    case 'organisation':
      return sql`(g.organisation_id = ${reader.organisationId}
        or ${appliedToOrganisation(reader.organisationId)} and a.id = g.application_id))`;
    case 'assigned':
      return sql`(
        g.organisation_id = ${reader.organisationId}
          and ${appliedToOrganisation(reader.organisationId)} and a.user_id = g.user_id and ${onTeam(reader.userId)})
        or ${appliedToOrganisation(reader.organisationId)} and a.id = g.application_id and ${onTeam(reader.userId)}))`;
  }
}

/** Start of an `exists` over applications to the organization's jobs; the caller adds the closing bracket. */
function appliedToOrganisation(organisationId: number) {
  return sql`exists (select from applications a
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    where a.tenant_id = g.tenant_id and j.organisation_id = ${organisationId} and ${isOpenToStaff}`;
}

function onTeam(userId: number) {
  return sql`exists (select from job_team t
    where t.tenant_id = j.tenant_id and t.job_id = j.id and t.user_id = ${userId})`;
}

interface NewOpening {
  readonly tenantId: number;
  readonly seekerId: number;
  readonly readerId: number;
  readonly organisationId: number | null;
  readonly subject: 'needs' | 'adjustment';
  readonly itemCount: number;
  readonly applicationId: number | null;
  readonly now: Date;
}

export async function insertOpening(db: Db, opening: NewOpening): Promise<void> {
  await db
    .insertInto('disclosure_openings')
    .values({
      tenant_id: opening.tenantId,
      user_id: opening.seekerId,
      reader_user_id: opening.readerId,
      reader_organisation_id: opening.organisationId,
      subject: opening.subject,
      item_count: opening.itemCount,
      application_id: opening.applicationId,
      at: opening.now,
    })
    .execute();
}

/** Who has opened a person's needs or requests, newest first. */
export function findOpenings(db: Db, tenantId: number, userId: number, limit: number) {
  return db
    .selectFrom('disclosure_openings as d')
    .innerJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 'd.tenant_id').onRef('u.id', '=', 'd.reader_user_id'))
    .leftJoin('organisations as o', (on) =>
      on.onRef('o.tenant_id', '=', 'd.tenant_id').onRef('o.id', '=', 'd.reader_organisation_id'),
    )
    .leftJoin('applications as a', (on) =>
      on.onRef('a.tenant_id', '=', 'd.tenant_id').onRef('a.id', '=', 'd.application_id'),
    )
    .leftJoin('jobs as j', (on) => on.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'))
    .select(['d.id', 'd.at', 'd.subject', 'd.item_count', 'u.full_name', 'o.name as organisation', 'j.title as job'])
    .where('d.tenant_id', '=', tenantId)
    .where('d.user_id', '=', userId)
    .orderBy('d.id', 'desc')
    .limit(limit)
    .execute();
}
