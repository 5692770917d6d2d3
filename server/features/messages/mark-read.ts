import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { readMessageNotifications } from '#server/features/notifications/service.ts';
import { advanceReadMark } from './message-queries.ts';
import { countUnread, openConversation } from './service.ts';

/** Marks messages up to a number and their notification as read. Returns the remaining unread count. */
export async function markRead(ctx: SignedInContext, applicationId: number, seq: number): Promise<number> {
  await openConversation(ctx, applicationId);
  const key = { tenantId: ctx.tenant.id, applicationId };
  const { userId } = ctx.actor;
  await write(ctx, async (change) => {
    const hasMoved = await advanceReadMark(change.db, { ...key, userId, seq, now: ctx.clock() });
    if (!hasMoved) return;
    await readMessageNotifications(ctx, change, applicationId);
    change.emit({ kind: 'messages_read', tenantId: ctx.tenant.id, id: applicationId });
  });
  return countUnread(ctx);
}
