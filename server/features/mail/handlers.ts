import * as z from 'zod/mini';
import type { MailEntry, mailApi } from '#domain/features/mail/contract.ts';
import type { Context } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { decodeCursor, encodeCursor } from '#server/http/cursor.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import type { Handlers } from '#server/http/serve.ts';
import { countMails } from './count-queries.ts';
import { composeStoredMail } from './prepare.ts';
import { findMail, findMails, type ListedMail, requeueMail } from './queries.ts';
import { readSubscription, setSubscription } from './subscription.ts';

const pageLength = 50;
const Cursor = z.object({ at: z.string(), id: z.int() });

export const mailHandlers = {
  outbox: async (ctx, { query }) => {
    const after = decodeCursor(Cursor, query.cursor);
    const [rows, counts] = await Promise.all([
      findMails(ctx.db, ctx.tenant.id, query.status, after, pageLength + 1),
      countMails(ctx.db, ctx.tenant.id),
    ]);
    const page = rows.slice(0, pageLength);
    const last = page.at(-1);
    return {
      mails: page.map(presentEntry),
      next: rows.length > pageLength && last ? encodeCursor({ at: last.created_at.toISOString(), id: last.id }) : null,
      counts,
      can_read: canReadMail(ctx),
      delivery: ctx.mail.delivery,
    };
  },
  read: async (ctx, { params }) => {
    const row = await findMail(ctx.db, ctx.tenant.id, params.id);
    const content = row && canReadMail(ctx) ? await composeStoredMail(ctx, row) : null;
    if (!content) return refuse('not_found');
    const items = content.items.map(({ label, detail }) => `${label}\n${detail}`);
    return {
      subject: content.subject,
      text: [...content.paragraphs, ...items].join('\n\n'),
      action: content.action.url,
      unsubscribe: content.unsubscribe?.url ?? null,
    };
  },
  retry: async (ctx, { params }) => {
    const mail = { tenantId: ctx.tenant.id, id: params.id };
    const isRequeued = await write(ctx, async (change) => {
      const wasFailed = await requeueMail(change.db, mail, ctx.clock());
      if (wasFailed) await change.audit({ action: 'mail.retry', subject: ['mail', params.id] });
      return wasFailed;
    });
    if (!isRequeued) return refuse('not_found');
    const [row] = await findMails(ctx.db, ctx.tenant.id, undefined, { at: '', id: params.id + 1 }, 1);
    return row ? presentEntry(row) : refuse('not_found');
  },
  subscription: (ctx, { body }) => readSubscription(ctx, body.token),
  setSubscription: (ctx, { body }) => setSubscription(ctx, body.token, body.wants_mail),
} satisfies Handlers<typeof mailApi>;

/** Emails contain login links, so they can only be read in the demo. */
function canReadMail({ isDemo, mail }: Context): boolean {
  return isDemo && mail.delivery === 'outbox';
}

function presentEntry(row: ListedMail): MailEntry {
  return {
    id: row.id,
    kind: row.kind,
    to: row.to_address,
    status: row.status,
    tries: row.tries,
    next_try_at: row.status === 'queued' ? row.next_try_at.toISOString() : null,
    last_error: row.last_error,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
  };
}
