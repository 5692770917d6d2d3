import { type SqlBool, sql } from 'kysely';
import type { NewAccommodation } from '#domain/features/accommodations/contract.ts';
import type { AccommodationStatus } from '#domain/features/accommodations/lifecycle.ts';
import { prepared } from '#server/db/connection/prepared.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';
import { getApplicantName, type Reader, visibleApplications } from '#server/db/visibility.ts';

function selectRequests(db: Db, tenantId: number) {
  return db.selectFrom('adjustment_requests as r').selectAll('r').where('r.tenant_id', '=', tenantId);
}

export type RequestRow = Awaited<ReturnType<ReturnType<typeof selectRequests>['execute']>>[number];

/** A person's own requests about one application, newest first. */
export function findOwnRequests(db: Db, tenantId: number, applicationId: number) {
  return selectRequests(db, tenantId).where('r.application_id', '=', applicationId).orderBy('r.id', 'desc').execute();
}

/** The requests that are shared with the employer. */
export function findSharedRequests(db: Db, tenantId: number, applicationId: number) {
  return selectRequests(db, tenantId)
    .where('r.application_id', '=', applicationId)
    .where(isShared)
    .orderBy('r.id', 'desc')
    .execute();
}

/** A request, locked until the transaction ends. */
export function lockRequest(db: DbTransaction, tenantId: number, id: number) {
  return selectRequests(db, tenantId).where('r.id', '=', id).forUpdate('r').executeTakeFirst();
}

/** The same, if it is shared with the employer. */
export function lockSharedRequest(db: DbTransaction, tenantId: number, id: number) {
  return selectRequests(db, tenantId).where('r.id', '=', id).where(isShared).forUpdate('r').executeTakeFirst();
}

/** The requests of an application that wait for either side, locked until the transaction ends. */
export function lockOpenRequests(db: DbTransaction, tenantId: number, applicationId: number) {
  return selectRequests(db, tenantId)
    .where('r.application_id', '=', applicationId)
    .where('r.status', 'in', ['asked', 'question', 'alternative'])
    .orderBy('r.id')
    .forUpdate('r')
    .execute();
}

/** Without an active grant, only the owner can see a request. */
const isShared = sql<SqlBool>`exists (select from disclosure_grants g
  where g.tenant_id = r.tenant_id and g.request_id = r.id and g.revoked_at is null)`;

interface WaitingAccommodation {
  application_id: number;
  job_id: number;
  title: string;
  company: string;
  name: string;
  waiting_since: Date;
  due: Date;
}

/** The applications with shared requests that wait for the employer, by due date; without their content. */
export async function listWaiting(db: Db, people: Reader, limit: number): Promise<WaitingAccommodation[]> {
  const found = await sql<WaitingAccommodation>`${prepared}
    select a.id as application_id, j.id as job_id, j.title, j.company, ${getApplicantName(people.actor)} as name,
      min(r.created_at) as waiting_since, min(r.due_at) as due
    from adjustment_requests r
    join applications a on a.tenant_id = r.tenant_id and a.id = r.application_id
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    join users u on u.tenant_id = a.tenant_id and u.id = a.user_id
    where ${visibleApplications(people)} and r.status = 'asked' and ${isShared}
    group by a.tenant_id, a.id, j.id, j.title, j.company, u.full_name
    order by due, a.id limit ${sql.lit(limit)}`.execute(db);
  return found.rows;
}

export function findTurns(db: Db, tenantId: number, requestIds: readonly number[]) {
  return db
    .selectFrom('adjustment_turns')
    .select(['id', 'request_id', 'at', 'actor_user_id', 'status', 'words'])
    .where('tenant_id', '=', tenantId)
    .where('request_id', 'in', [...requestIds, 0])
    .orderBy('id')
    .execute();
}

export type TurnRow = Awaited<ReturnType<typeof findTurns>>[number];

interface NewRequest extends NewAccommodation {
  readonly tenantId: number;
  readonly userId: number;
  readonly applicationId: number;
  readonly dueAt: Date;
  readonly now: Date;
}

export async function insertRequest(db: Db, asked: NewRequest): Promise<number> {
  const row = await db
    .insertInto('adjustment_requests')
    .values({
      tenant_id: asked.tenantId,
      user_id: asked.userId,
      application_id: asked.applicationId,
      stage: asked.stage,
      needed_on: asked.needed_on,
      choices: asked.choices,
      words: asked.words,
      due_at: asked.dueAt,
      created_at: asked.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function setRequestStatus(
  db: Db,
  request: { tenantId: number; id: number; status: AccommodationStatus; dueAt: Date | null },
): Promise<void> {
  await db
    .updateTable('adjustment_requests')
    .set({ status: request.status, due_at: request.dueAt })
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('tenant_id', '=', request.tenantId)
    .where('id', '=', request.id)
    .execute();
}

interface NewTurn {
  readonly tenantId: number;
  readonly requestId: number;
  readonly actorId: number;
  readonly status: AccommodationStatus;
  readonly words: string;
  readonly now: Date;
}

export async function insertTurn(db: Db, turn: NewTurn): Promise<void> {
  await db
    .insertInto('adjustment_turns')
    .values({
      tenant_id: turn.tenantId,
      request_id: turn.requestId,
      actor_user_id: turn.actorId,
      status: turn.status,
      words: turn.words,
      at: turn.now,
    })
    .execute();
}
