import type { TopicChannels } from '#domain/features/notifications/settings.ts';
import { prepared } from '#server/db/connection/prepared.ts';
import type { Db } from '#server/db/db.ts';

export function findSettings(db: Db, tenantId: number, userId: number) {
  return db
    .selectFrom('users as u')
    .modifyFront(prepared)
    .leftJoin('notification_settings as s', (on) =>
      on.onRef('s.tenant_id', '=', 'u.tenant_id').onRef('s.user_id', '=', 'u.id'),
    )
    .select(['s.channels', 's.quiet_from', 's.quiet_until', 's.time_zone', 'u.wants_mail'])
    .where('u.tenant_id', '=', tenantId)
    .where('u.id', '=', userId)
    .executeTakeFirst();
}

interface Settings {
  readonly tenantId: number;
  readonly userId: number;
  readonly channels: TopicChannels;
  readonly quiet: { readonly from: number; readonly until: number; readonly time_zone: string } | null;
  readonly now: Date;
}

export async function upsertSettings(db: Db, { tenantId, userId, channels, quiet, now }: Settings): Promise<void> {
  const columns = {
    channels: JSON.stringify(channels),
    quiet_from: quiet?.from ?? null,
    quiet_until: quiet?.until ?? null,
    time_zone: quiet?.time_zone ?? '',
    updated_at: now,
  };
  await db
    .insertInto('notification_settings')
    .values({ tenant_id: tenantId, user_id: userId, ...columns })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(columns))
    .execute();
}
