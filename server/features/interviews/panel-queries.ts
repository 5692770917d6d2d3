import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

/** The panels of several interviews, by name, with their scorecards. */
export function findPanels(db: Db, tenantId: number, interviewIds: readonly number[]) {
  return db
    .selectFrom('interview_panel as p')
    .innerJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 'p.tenant_id').onRef('u.id', '=', 'p.user_id'))
    .leftJoin('interview_scorecards as c', (on) =>
      on
        .onRef('c.tenant_id', '=', 'p.tenant_id')
        .onRef('c.interview_id', '=', 'p.interview_id')
        .onRef('c.user_id', '=', 'p.user_id'),
    )
    .select(['p.interview_id', 'p.user_id', 'u.full_name', 'c.content', 'c.submitted_at'])
    .where('p.tenant_id', '=', tenantId)
    .where('p.interview_id', 'in', [...interviewIds, 0])
    .orderBy('u.full_name')
    .orderBy('p.user_id')
    .execute();
}

export type PanelRow = Awaited<ReturnType<typeof findPanels>>[number];

interface Key {
  readonly tenantId: number;
  readonly id: number;
}

/** A span of time; null while the interview has no confirmed time. */
export type Span = { readonly startsAt: Date; readonly lengthMinutes: number } | null;

/** Replaces the members. Fails with 23P01 if one of them has another interview at that time. */
export async function replacePanel(db: Db, { tenantId, id }: Key, userIds: readonly number[], span: Span) {
  await db.deleteFrom('interview_panel').where('tenant_id', '=', tenantId).where('interview_id', '=', id).execute();
  if (userIds.length === 0) return;
  const during = span === null ? null : buildRange(span);
  const rows = userIds.map((userId) => ({ tenant_id: tenantId, interview_id: id, user_id: userId, during }));
  await db.insertInto('interview_panel').values(rows).execute();
}

/** Sets the confirmed time of the panel. Fails with 23P01 if one of them has another interview at that time. */
export async function setPanelTime(db: Db, { tenantId, id }: Key, span: Span): Promise<void> {
  await db
    .updateTable('interview_panel')
    .set({ during: span === null ? null : buildRange(span) })
    .where('tenant_id', '=', tenantId)
    .where('interview_id', '=', id)
    .execute();
}

function buildRange({ startsAt, lengthMinutes }: NonNullable<Span>) {
  const endsAt = new Date(startsAt.getTime() + lengthMinutes * 60_000);
  return sql<string>`tstzrange(${startsAt.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz, '[)')`;
}

interface BusyRow {
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly name: string;
}

/** Confirmed interviews of the people in a period, without the given interview. */
export async function findBusy(
  db: Db,
  tenantId: number,
  panel: { readonly userIds: readonly number[]; readonly from: Date; readonly to: Date; readonly exceptId: number },
): Promise<BusyRow[]> {
  const found = await sql<BusyRow>`
    select lower(p.during) as starts_at, upper(p.during) as ends_at, u.full_name as name from interview_panel p
    join users u on u.tenant_id = p.tenant_id and u.id = p.user_id
    where p.tenant_id = ${tenantId} and p.user_id = any(${[...panel.userIds]}::bigint[])
      and p.interview_id <> ${panel.exceptId}
      and p.during && tstzrange(${panel.from.toISOString()}::timestamptz, ${panel.to.toISOString()}::timestamptz)
    order by name, starts_at`.execute(db);
  return found.rows;
}

/** The people of an employer who can be on a panel. */
export function findPossiblePanel(db: Db, tenantId: number, organisationId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'full_name'])
    .where('tenant_id', '=', tenantId)
    .where('organisation_id', '=', organisationId)
    .where('role_id', 'in', [1, 4])
    .where('state', '=', 'active')
    .orderBy('full_name')
    .orderBy('id')
    .limit(100)
    .execute();
}
