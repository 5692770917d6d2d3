import { timingSafeEqual } from 'node:crypto';
import { firstAdminId } from '#domain/access/permissions.ts';
import type { Tokens } from '#domain/features/accounts/contract.ts';
import type { FirstAdmin } from '#domain/features/accounts/first-admin.ts';
import type { Context, Services } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { hashNewPassword } from '#server/features/accounts/password/new-password.ts';
import { queueVerification } from '#server/features/accounts/password/recovery.ts';
import { hasAccount } from '#server/features/accounts/queries.ts';
import { startSession } from '#server/features/accounts/session/sessions.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { hashToken } from '#server/lib/secrets/random-token.ts';
import { findFirstTenant, hasFirstAdmin, insertFirstAdmin } from './first-admin-queries.ts';

/**
 * Path of the link that creates the first administrator; printed at startup for the operator. Its token is derived from
 * the secret, so that it is the same at every start. Null once the administrator exists.
 */
export async function getFirstAdminLink(services: Services): Promise<string | null> {
  const db = services.database.forTenant('all');
  if (await hasFirstAdmin(db)) return null;
  const tenantId = await findFirstTenant(db);
  return `/first-administrator?token=${getFirstAdminToken(services, tenantId)}`;
}

/** Whether a token can create the first administrator of this tenant. */
export async function isFirstAdminLinkValid(ctx: Context, token: string): Promise<boolean> {
  const isMatch = timingSafeEqual(hashToken(token), hashToken(getFirstAdminToken(ctx, ctx.tenant.id)));
  const db = ctx.database.forTenant('all');
  return isMatch && ctx.tenant.id === (await findFirstTenant(db)) && !(await hasFirstAdmin(db));
}

/** Creates the first administrator and signs them in. Of two concurrent requests one is refused. */
export async function createFirstAdmin(ctx: Context, form: FirstAdmin, userAgent: string): Promise<Tokens> {
  if (!(await isFirstAdminLinkValid(ctx, form.token))) refuse('link_not_valid');
  const { password, email, full_name: fullName, language } = form;
  const passwordHash = await hashNewPassword(ctx, {
    password,
    personalTexts: [email, fullName],
    field: 'body.password',
  });
  return write(ctx, async (change) => {
    const account = { tenantId: ctx.tenant.id, email, fullName, language, passwordHash };
    if (!(await insertFirstAdmin(change.db, account))) {
      const isTaken = await hasAccount(change.db, ctx.tenant.id, email);
      return isTaken ? refuseField('body.email', 'email_taken') : refuse('link_not_valid');
    }
    await queueVerification(ctx, change, { userId: firstAdminId, email });
    await change.audit({ action: 'account.register', subject: ['user', firstAdminId], actorId: firstAdminId });
    return startSession(ctx, change, { userId: firstAdminId, isUser: false, fullName, userAgent });
  });
}

function getFirstAdminToken({ links }: Pick<Services, 'links'>, tenantId: number): string {
  return links.getLinkToken(tenantId, 'first administrator');
}
