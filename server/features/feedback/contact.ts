import { getActorId } from '#domain/access/actor.ts';
import type { contactApi } from '#domain/features/feedback/contact-contract.ts';
import { write } from '#server/db/write.ts';
import { queueContactMail } from '#server/features/mail/service.ts';
import type { Handlers } from '#server/http/serve.ts';
import { findContactAddress, insertContactMessage } from './queries.ts';

const page = '/contact-us';

export const contactHandlers = {
  send: async (ctx, { body: { name, email, message, language = 'en' } }) => {
    const { id: tenantId } = ctx.tenant;
    const contact = { tenantId, userId: getActorId(ctx.actor), name, email, message, language, page };
    await write(ctx, async (change) => {
      const id = await insertContactMessage(change.db, contact);
      await change.audit({ action: 'feedback.contact', subject: ['feedback', id] });
      const toAddress = await findContactAddress(change.db, tenantId);
      if (toAddress === '') return;
      await queueContactMail(change, {
        tenantId,
        kind: 'contact_message',
        toAddress,
        values: { recipient: ctx.tenant.title, sender: email, writer: name, quote: message },
        path: '/settingsV2/feedback',
      });
    });
    return { status: 'success' as const };
  },
} satisfies Handlers<typeof contactApi>;
