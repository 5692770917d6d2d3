import { sql } from 'kysely';
import type { ReportName } from '#domain/features/reports/names.ts';
import type { ViewFilter, ViewFrequency } from '#domain/features/reports/saved-view.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';

interface Owner {
  readonly tenantId: number;
  readonly userId: number;
}

interface ViewKey extends Owner {
  readonly id: number;
}

const columns = ['id', 'user_id', 'report', 'name', 'filter', 'frequency', 'last_frequency'] as const;

/** By name. */
export function findViews(db: Db, { tenantId, userId }: Owner) {
  return db
    .selectFrom('report_views')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .orderBy('name')
    .execute();
}

/** A view of any account, for the task and for the links in its mail. */
export function findView(db: Db, tenantId: number, id: number) {
  return db
    .selectFrom('report_views')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export type ViewRow = NonNullable<Awaited<ReturnType<typeof findView>>>;

/** Whether the person has another view of this name. */
export async function hasViewNamed(db: Db, { tenantId, userId }: Owner, name: string, exceptId = 0): Promise<boolean> {
  const row = await db
    .selectFrom('report_views')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countViews(db: Db, { tenantId, userId }: Owner): Promise<number> {
  const row = await db
    .selectFrom('report_views')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** When mail of a day is due: at seven in the morning in the time zone. */
function atSeven(day: string | null, timeZone: string) {
  return sql<Date | null>`((${day}::date + time '07:00') at time zone ${timeZone}::text)`;
}

interface MailPlan {
  readonly frequency: ViewFrequency;
  /** Null for never. */
  readonly mailDay: string | null;
  readonly timeZone: string;
}

interface NewView extends Owner {
  readonly report: ReportName;
  readonly name: string;
  readonly filter: ViewFilter;
  readonly plan: MailPlan;
  readonly now: Date;
}

export function insertView(db: DbTransaction, view: NewView): Promise<ViewRow> {
  const { tenantId, userId, report, name, filter, plan, now } = view;
  return db
    .insertInto('report_views')
    .values({
      tenant_id: tenantId,
      user_id: userId,
      report,
      name,
      filter: JSON.stringify(filter),
      ...toPlanColumns(plan),
      created_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Returns undefined if the person has no such view. */
export function updateView(
  db: DbTransaction,
  { tenantId, userId, id }: ViewKey,
  { name, plan }: { readonly name: string; readonly plan: MailPlan },
): Promise<ViewRow | undefined> {
  return db
    .updateTable('report_views')
    .set({ name, ...toPlanColumns(plan) })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
}

export async function deleteView(db: DbTransaction, { tenantId, userId, id }: ViewKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('report_views')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function toPlanColumns({ frequency, mailDay, timeZone }: MailPlan) {
  return {
    frequency,
    next_mail_at: atSeven(mailDay, timeZone),
    ...(frequency === 'never' ? {} : { last_frequency: frequency }),
  };
}

/** Views whose mail is due, longest overdue first. */
export function findDueViews(db: Db, now: Date, limit: number) {
  return db
    .selectFrom('report_views as v')
    .innerJoin('tenants as t', 't.id', 'v.tenant_id')
    .select(['v.tenant_id', 'v.id', 'v.user_id', 'v.report', 'v.name', 'v.filter', 'v.frequency', 'v.next_mail_at'])
    .select('t.time_zone')
    .where('v.next_mail_at', '<=', now)
    .orderBy('v.next_mail_at')
    .limit(limit)
    .execute();
}

export type DueView = Awaited<ReturnType<typeof findDueViews>>[number];

/** Moves the mail of a due view to its next day. Returns false if another process did, or the owner changed it. */
export async function claimView(db: DbTransaction, due: DueView, mailDay: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('report_views')
    .set({ next_mail_at: atSeven(mailDay, due.time_zone) })
    .where('tenant_id', '=', due.tenant_id)
    .where('id', '=', due.id)
    .where('next_mail_at', '=', due.next_mail_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The active account that a mail is for, with what its permissions depend on. */
export function findViewReader(db: Db, tenantId: number, userId: number) {
  return db
    .selectFrom('users as u')
    .innerJoin('tenants as t', 't.id', 'u.tenant_id')
    .leftJoin('organisations as o', (on) =>
      on.onRef('o.tenant_id', '=', 'u.tenant_id').onRef('o.id', '=', 'u.organisation_id'),
    )
    .leftJoin('second_steps as s', (on) => on.onRef('s.tenant_id', '=', 'u.tenant_id').onRef('s.user_id', '=', 'u.id'))
    .select([
      'u.account_kind',
      'u.role_id',
      'u.organisation_id',
      'u.full_name',
      'u.email_verified_at',
      'o.status as organisation_status',
      's.confirmed_at as second_step_since',
      sql<boolean>`coalesce(t.switches -> 'staff_two_factor' = 'true', false)`.as('staff_two_factor'),
    ])
    .where('u.tenant_id', '=', tenantId)
    .where('u.id', '=', userId)
    .where('u.state', '=', 'active')
    .executeTakeFirst();
}
