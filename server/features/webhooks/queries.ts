import type { Db, DbTransaction } from '#server/db/db.ts';

/** The webhooks that a caller manages: those of an organization, or with null those of the whole tenant. */
export interface Owner {
  readonly tenantId: number;
  readonly organisationId: number | null;
}

const columns = ['id', 'url', 'events', 'is_active', 'paused_at', 'created_at'] as const;

/** First created first. */
export function findWebhooks(db: Db, owner: Owner) {
  return selectOwned(db, owner).select(columns).orderBy('id').execute();
}

export function findWebhook(db: Db, owner: Owner, id: number) {
  return selectOwned(db, owner).select(columns).where('id', '=', id).executeTakeFirst();
}

export type WebhookRow = NonNullable<Awaited<ReturnType<typeof findWebhook>>>;

interface NewRow extends Owner {
  readonly url: string;
  readonly events: readonly string[];
  readonly secret: Buffer;
  readonly userId: number;
  readonly now: Date;
}

export function insertWebhook(db: DbTransaction, row: NewRow): Promise<WebhookRow> {
  return db
    .insertInto('webhooks')
    .values({
      tenant_id: row.tenantId,
      organisation_id: row.organisationId,
      url: row.url,
      events: [...row.events],
      secret: row.secret,
      created_by: row.userId,
      created_at: row.now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

interface Change {
  readonly url?: string | undefined;
  readonly events?: readonly string[] | undefined;
  readonly is_active?: boolean | undefined;
  readonly secret?: Buffer;
}

/** Returns undefined if there is no such webhook. */
export function updateWebhookRow(
  db: DbTransaction,
  { tenantId, organisationId }: Owner,
  id: number,
  { url, events, is_active, secret }: Change,
): Promise<WebhookRow | undefined> {
  return (
    db
      .updateTable('webhooks')
      .set({
        ...(url === undefined ? {} : { url }),
        ...(events === undefined ? {} : { events: [...events] }),
        ...(is_active === undefined ? {} : { is_active, paused_at: null }),
        ...(secret === undefined ? {} : { secret }),
      })
      // An update always sets a column.
      .set((set) => ({ created_at: set.ref('created_at') }))
      .where('tenant_id', '=', tenantId)
      .where('organisation_id', 'is not distinct from', organisationId)
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirst()
  );
}

export async function deleteWebhook(db: DbTransaction, owner: Owner, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('tenant_id', '=', owner.tenantId)
    .where('organisation_id', 'is not distinct from', owner.organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Serializes the creation of webhooks of one owner, so that their number can be limited. */
export async function lockOwner(db: DbTransaction, { tenantId, organisationId }: Owner): Promise<void> {
  if (organisationId === null) {
    await db.selectFrom('tenants').select('id').where('id', '=', tenantId).forUpdate().execute();
    return;
  }
  await db
    .selectFrom('organisations')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', organisationId)
    .forUpdate()
    .execute();
}

function selectOwned(db: Db, { tenantId, organisationId }: Owner) {
  return db
    .selectFrom('webhooks')
    .where('tenant_id', '=', tenantId)
    .where('organisation_id', 'is not distinct from', organisationId);
}
