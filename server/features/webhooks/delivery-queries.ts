import { sql } from 'kysely';
import { deferred } from '#server/db/connection/deferred.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';

interface Content {
  readonly tenantId: number;
  readonly eventId: string;
  readonly event: string;
  readonly body: string;
  readonly now: Date;
}

/** One delivery for each active webhook that wants the event. */
export async function insertDeliveries(
  db: DbTransaction,
  { tenantId, organisationId, eventId, event, body, now }: Content & { readonly organisationId: number },
): Promise<void> {
  await sql`${deferred} insert into webhook_deliveries (tenant_id, webhook_id, event_id, event, body, next_attempt_at, created_at)
    select tenant_id, id, ${eventId}, ${event}, ${body}, ${now}, ${now} from webhooks
    where tenant_id = ${tenantId} and is_active and ${event} = any(events)
      and (organisation_id is null or organisation_id = ${organisationId})`.execute(db);
}

const columns = [
  'id',
  'event',
  'status',
  'attempts',
  'next_attempt_at',
  'last_status',
  'last_error',
  'body',
  'created_at',
] as const;

export function insertDelivery(db: DbTransaction, webhookId: number, content: Content) {
  return db
    .insertInto('webhook_deliveries')
    .values({
      tenant_id: content.tenantId,
      webhook_id: webhookId,
      event_id: content.eventId,
      event: content.event,
      body: content.body,
      next_attempt_at: content.now,
      created_at: content.now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export type DeliveryRow = Awaited<ReturnType<typeof insertDelivery>>;

interface Page {
  readonly tenantId: number;
  readonly webhookId: number;
  /** Only rows with a lower id. */
  readonly before: number | undefined;
  readonly size: number;
}

export function findDeliveries(db: Db, { tenantId, webhookId, before, size }: Page): Promise<DeliveryRow[]> {
  let query = db
    .selectFrom('webhook_deliveries')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('webhook_id', '=', webhookId);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(size).execute();
}

interface Key {
  readonly tenantId: number;
  readonly webhookId: number;
  readonly id: number;
}

/** Makes a delivery due again, with all its attempts. Returns undefined if there is none, or it is waiting already. */
export function restartDelivery(db: DbTransaction, key: Key, now: Date): Promise<DeliveryRow | undefined> {
  return db
    .updateTable('webhook_deliveries')
    .set({ status: 'pending', attempts: 0, next_attempt_at: now, delivered_at: null })
    .where('tenant_id', '=', key.tenantId)
    .where('webhook_id', '=', key.webhookId)
    .where('id', '=', key.id)
    .where((where) => where.or([where('status', '<>', 'pending'), where('next_attempt_at', '>', now)]))
    .returning(columns)
    .executeTakeFirst();
}

/** Deliveries whose next attempt is due, longest overdue first. */
export function findDueDeliveries(db: Db, now: Date, limit: number) {
  return db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', (join) =>
      join.onRef('w.tenant_id', '=', 'd.tenant_id').onRef('w.id', '=', 'd.webhook_id'),
    )
    .select(['d.tenant_id', 'd.id', 'd.webhook_id', 'd.event_id', 'd.body', 'd.attempts', 'd.next_attempt_at'])
    .select(['w.url', 'w.secret', 'w.created_by'])
    .where('d.status', '=', 'pending')
    .where('d.next_attempt_at', '<=', now)
    .orderBy('d.next_attempt_at')
    .limit(limit)
    .execute();
}

export type DueDelivery = Awaited<ReturnType<typeof findDueDeliveries>>[number];

/** Claims a due delivery until a time. Returns false if another process claimed it. */
export async function claimDelivery(db: DbTransaction, due: DueDelivery, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set({ attempts: due.attempts + 1, next_attempt_at: until })
    .where('tenant_id', '=', due.tenant_id)
    .where('id', '=', due.id)
    .where('status', '=', 'pending')
    .where('next_attempt_at', '=', due.next_attempt_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface Outcome {
  readonly status: 'pending' | 'delivered' | 'failed';
  readonly nextAttempt: Date | null;
  readonly lastStatus: number | null;
  readonly lastError: string | null;
  readonly now: Date;
}

export async function storeOutcome(db: DbTransaction, due: DueDelivery, outcome: Outcome): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({
      status: outcome.status,
      next_attempt_at: outcome.nextAttempt,
      last_status: outcome.lastStatus,
      last_error: outcome.lastError,
      delivered_at: outcome.status === 'delivered' ? outcome.now : null,
    })
    .where('tenant_id', '=', due.tenant_id)
    .where('id', '=', due.id)
    .execute();
}

/** Turns a webhook off. Returns false if it already was. */
export async function pauseWebhook(db: DbTransaction, due: DueDelivery, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ is_active: false, paused_at: now })
    .where('tenant_id', '=', due.tenant_id)
    .where('id', '=', due.webhook_id)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteOldDeliveries(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('created_at', '<', before).where('status', '<>', 'pending').execute();
}
