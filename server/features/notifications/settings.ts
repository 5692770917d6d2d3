import * as z from 'zod/mini';
import { getQuietEnd } from '#domain/features/notifications/quiet-hours.ts';
import {
  defaultChannels,
  type NotificationSettings,
  type NotificationTopic,
  TopicChannels,
} from '#domain/features/notifications/settings.ts';
import { isTimeZone } from '#domain/lib/time-zone.ts';
import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { setMailPreference } from '#server/features/mail/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { findSettings, upsertSettings } from './settings-queries.ts';

type Db = Parameters<typeof findSettings>[0];

async function readSettings(db: Db, tenantId: number, userId: number): Promise<NotificationSettings | null> {
  const row = await findSettings(db, tenantId, userId);
  if (!row) return null;
  const { quiet_from: from, quiet_until: until, time_zone: zone, wants_mail } = row;
  const isQuiet = from !== null && until !== null && zone !== null && isTimeZone(zone);
  return {
    channels: StoredChannels.parse(row.channels),
    quiet: isQuiet ? { from, until, time_zone: zone } : null,
    wants_mail,
  };
}

/** Falls back to the defaults if the stored value is invalid. */
const StoredChannels = z.catch(TopicChannels, defaultChannels);

export async function readOwnSettings(ctx: SignedInContext): Promise<NotificationSettings> {
  return (await readSettings(ctx.db, ctx.tenant.id, ctx.actor.userId)) ?? refuse('not_found');
}

export async function saveSettings(
  ctx: SignedInContext,
  settings: NotificationSettings,
): Promise<NotificationSettings> {
  const { channels, quiet, wants_mail: wantsMail } = settings;
  const owner = { tenantId: ctx.tenant.id, userId: ctx.actor.userId };
  await write(ctx, async (change) => {
    await upsertSettings(change.db, { ...owner, channels, quiet, now: ctx.clock() });
    await setMailPreference(change, owner.tenantId, owner.userId, wantsMail);
    await change.audit({ action: 'notification.settings', subject: ['user', owner.userId], detail: { ...settings } });
  });
  return readOwnSettings(ctx);
}

/** How a person is notified about a topic right now. */
export interface Delivery {
  readonly inProduct: boolean;
  readonly byMail: boolean;
  /** Mail is delayed until then; null for no delay. */
  readonly mailAfter: Date | null;
}

/** The end of the person's quiet hours; null outside them. */
export async function findQuietHoursEnd(
  change: Write,
  account: { readonly tenantId: number; readonly userId: number },
  now: Date,
): Promise<Date | null> {
  const settings = await readSettings(change.db, account.tenantId, account.userId);
  return settings && computeQuietEnd(settings, now);
}

const allChannels: Delivery = { inProduct: true, byMail: true, mailAfter: null };

/** Notifications without a topic, about the account itself, are delivered everywhere at once. */
export async function getDelivery(
  change: Write,
  account: { readonly tenantId: number; readonly userId: number },
  topic: NotificationTopic | null,
  now: Date,
): Promise<Delivery> {
  const settings = topic === null ? null : await readSettings(change.db, account.tenantId, account.userId);
  if (topic === null || settings === null) return allChannels;
  const { product, mail } = settings.channels[topic];
  return { inProduct: product, byMail: mail, mailAfter: computeQuietEnd(settings, now) };
}

function computeQuietEnd({ quiet }: NotificationSettings, now: Date): Date | null {
  return quiet && getQuietEnd(now, { from: quiet.from, until: quiet.until, timeZone: quiet.time_zone });
}
