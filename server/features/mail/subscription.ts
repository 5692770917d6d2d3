import type { Subscription } from '#domain/features/mail/contract.ts';
import type { Context } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { findInvitationForMail, setInvitationMail } from '#server/features/bulk-imports/service.ts';
import { findViewForMail, setViewMail } from '#server/features/reports/service.ts';
import { findSearchForMail, setSearchMail } from '#server/features/saved-searches/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { findRecipient, setWantsMail } from './recipient-queries.ts';

/** The subscription that an unsubscribe link belongs to, and its current state. */
export async function readSubscription(ctx: Context, token: string): Promise<Subscription> {
  const { kind, id } = readToken(ctx, token);
  if (kind === 'search') {
    const { name, wantsMail } = (await findSearchForMail(ctx, id)) ?? refuse('link_not_valid');
    return { wants_mail: wantsMail, search: name, report: null, invitation: null };
  }
  if (kind === 'report') {
    const { name, wantsMail } = (await findViewForMail(ctx, id)) ?? refuse('link_not_valid');
    return { wants_mail: wantsMail, search: null, report: name, invitation: null };
  }
  if (kind === 'invitation') {
    const { name, wantsMail } = (await findInvitationForMail(ctx, id)) ?? refuse('link_not_valid');
    return { wants_mail: wantsMail, search: null, report: null, invitation: name };
  }
  const { wants_mail } = (await findRecipient(ctx.db, ctx.tenant.id, id)) ?? refuse('link_not_valid');
  return { wants_mail, search: null, report: null, invitation: null };
}

/** Turns the mail of one search or view, invitations, or all optional mail, on or off. */
export async function setSubscription(ctx: Context, token: string, wantsMail: boolean): Promise<Subscription> {
  const { kind, id } = readToken(ctx, token);
  await readSubscription(ctx, token);
  await write(ctx, async (change) => {
    if (kind !== 'account') {
      if (!(await setters[kind](ctx, change, id, wantsMail))) refuse('link_not_valid');
      return;
    }
    await setWantsMail(change.db, ctx.tenant.id, id, wantsMail);
    await change.audit({ action: 'mail.subscribe', subject: ['user', id], detail: { wants_mail: wantsMail } });
  });
  return readSubscription(ctx, token);
}

const setters = { search: setSearchMail, report: setViewMail, invitation: setInvitationMail } as const;

function readToken(ctx: Context, token: string) {
  return ctx.links.readSubscription(ctx.tenant.id, token) ?? refuse('link_not_valid');
}
