import type { notificationsApi } from '#domain/features/notifications/contract.ts';
import type { notificationSettingsApi } from '#domain/features/notifications/settings.ts';
import type { Language } from '#domain/phrases/phrases.ts';
import type { SignedInContext } from '#server/context.ts';
import { findMaskedApplications } from '#server/db/masked-applications.ts';
import { write } from '#server/db/write.ts';
import { getTexts } from '#server/features/texts/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { type Handlers, hasTag, notModified } from '#server/http/serve.ts';
import { isLanguage } from '#server/lib/phrases.ts';
import { countNotifications, findNotifications, markRead } from './queries.ts';
import { formatNotification, maskValues } from './service.ts';
import { readOwnSettings, saveSettings } from './settings.ts';
import { getNotificationsTag } from './versions.ts';

const pageLength = 20;

export const notificationHandlers = {
  all: async (ctx, { query, request, reply }) => {
    const page = query.page ?? 1;
    // Before the rows are read: a change during the read gives the next poll another tag.
    const tag = `"${getNotificationsTag(ctx, ctx.tenant.id, ctx.actor.userId)}"`;
    reply.header('etag', tag);
    if (hasTag(request.headers['if-none-match'], tag)) return notModified;
    const language: Language = query.lang && isLanguage(query.lang) ? query.lang : 'en';
    const owner = { tenantId: ctx.tenant.id, userId: ctx.actor.userId };
    const onlyUnread = query.only === 'unread';
    const [rows, counts, texts] = await Promise.all([
      findNotifications(ctx.db, owner, { onlyUnread, page, size: pageLength }),
      countNotifications(ctx.db, ctx.tenant.id, ctx.actor.userId),
      getTexts(ctx, ctx.tenant.id, language),
    ]);
    // An older notification may name a person whose application is masked since then.
    const masked = await findMaskedApplications(
      ctx.db,
      owner,
      rows.flatMap((row) => row.application_id ?? []),
    );
    return {
      data: rows.map((row) => ({
        id: row.id,
        message: formatNotification(row.phrase, maskValues(row.phrase_values, row.application_id, masked), texts),
        is_read: row.is_read,
        model_type: row.model_type,
        created_at: row.created_at.toISOString(),
        updated_at: row.updated_at.toISOString(),
        token: row.token,
        feedback: { application_id: row.application_id },
      })),
      unread_count: counts.unread,
      total_pages: Math.max(1, Math.ceil((onlyUnread ? counts.unread : counts.all) / pageLength)),
      page_number: page,
    };
  },
  readAll: (ctx) => markAsRead(ctx, null),
  readOne: (ctx, { params }) => markAsRead(ctx, params.id),
} satisfies Handlers<typeof notificationsApi>;

export const notificationSettingsHandlers = {
  read: (ctx) => readOwnSettings(ctx),
  save: (ctx, { body }) => saveSettings(ctx, body),
} satisfies Handlers<typeof notificationSettingsApi>;

async function markAsRead(ctx: SignedInContext, id: number | null): Promise<{ unread_count: number }> {
  const owner = { tenantId: ctx.tenant.id, userId: ctx.actor.userId };
  const found = await write(ctx, async (change) => {
    change.emit({ kind: 'notifications_changed', tenantId: owner.tenantId, id: owner.userId });
    return markRead(change.db, { ...owner, now: ctx.clock() }, id);
  });
  if (id !== null && found === 0) refuse('not_found');
  const { unread } = await countNotifications(ctx.db, owner.tenantId, owner.userId);
  return { unread_count: unread };
}
