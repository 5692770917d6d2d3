import { deferred } from '#server/db/connection/deferred.ts';
import { prepared } from '#server/db/connection/prepared.ts';
import type { Db } from '#server/db/db.ts';

export interface NewNotification {
  readonly tenantId: number;
  readonly userId: number;
  readonly modelType: string;
  readonly phrase: string;
  readonly values: Readonly<Record<string, string>>;
  readonly applicationId: number | null;
  readonly token?: string | null;
}

export async function insertNotification(db: Db, notification: NewNotification): Promise<void> {
  await db
    .insertInto('notifications')
    .modifyEnd(deferred)
    .values({
      tenant_id: notification.tenantId,
      user_id: notification.userId,
      model_type: notification.modelType,
      phrase: notification.phrase,
      phrase_values: JSON.stringify(notification.values),
      application_id: notification.applicationId,
      token: notification.token ?? null,
    })
    .execute();
}

interface NotificationRange {
  readonly onlyUnread: boolean;
  /** Starts at 1. */
  readonly page: number;
  readonly size: number;
}

export function findNotifications(
  db: Db,
  owner: { readonly tenantId: number; readonly userId: number },
  { onlyUnread, page, size }: NotificationRange,
) {
  return db
    .selectFrom('notifications')
    .selectAll()
    .where('tenant_id', '=', owner.tenantId)
    .where('user_id', '=', owner.userId)
    .$if(onlyUnread, (query) => query.where('is_read', '=', false))
    .orderBy('id', 'desc')
    .offset((page - 1) * size)
    .limit(size)
    .execute();
}

export async function countNotifications(
  db: Db,
  tenantId: number,
  userId: number,
): Promise<{ all: number; unread: number }> {
  const row = await db
    .selectFrom('notifications')
    .select((select) => [
      select.fn.countAll<number>().as('all'),
      select.fn.countAll<number>().filterWhere('is_read', '=', false).as('unread'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row;
}

/** Marks all notifications of an account, or one, as read. Returns the number found. */
export async function markRead(
  db: Db,
  owner: { tenantId: number; userId: number; now: Date },
  id: number | null,
): Promise<number> {
  const base = db
    .updateTable('notifications')
    .set({ is_read: true, updated_at: owner.now })
    .where('tenant_id', '=', owner.tenantId)
    .where('user_id', '=', owner.userId);
  const result = await (id === null ? base.where('is_read', '=', false) : base.where('id', '=', id)).executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Marks the notifications about a conversation as read. */
export async function markMessageNotificationsRead(
  db: Db,
  owner: { tenantId: number; userId: number; now: Date },
  applicationId: number,
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ is_read: true, updated_at: owner.now })
    .where('tenant_id', '=', owner.tenantId)
    .where('user_id', '=', owner.userId)
    .where('is_read', '=', false)
    .where('model_type', '=', 'message')
    .where('application_id', '=', applicationId)
    .execute();
}

/** Whether the person has an unread notification of this kind about the same application. */
export async function hasUnreadNotification(db: Db, notification: NewNotification): Promise<boolean> {
  const row = await db
    .selectFrom('notifications')
    .modifyFront(prepared)
    .select('id')
    .where('tenant_id', '=', notification.tenantId)
    .where('user_id', '=', notification.userId)
    .where('is_read', '=', false)
    .where('model_type', '=', notification.modelType)
    .where('application_id', '=', notification.applicationId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
