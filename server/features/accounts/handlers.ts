import type { accountsApi } from '#domain/features/accounts/contract.ts';
import { getBearerToken } from '#server/http/headers/bearer.ts';
import type { Handlers } from '#server/http/serve.ts';
import { withSessionDb } from '#server/lib/contexts.ts';
import { findIdentity } from './queries.ts';
import { register } from './register.ts';
import { endSession, renewSession } from './session/sessions.ts';
import { signIn } from './session/sign-in.ts';

export const accountHandlers = {
  signIn: (ctx, { body, request }) => signIn(withSessionDb(ctx), body, request.headers['user-agent'] ?? ''),
  refresh: (ctx, { body }) => renewSession(withSessionDb(ctx), body.refresh),
  register: async (ctx, { body, request }) => {
    const tokens = await register(ctx, body, request.headers['user-agent'] ?? '');
    return {
      status: 'success',
      message: 'Account created',
      data: { access_token: tokens.access, refresh_token: tokens.refresh },
    };
  },
  signOut: async (ctx, { request }) => {
    await endSession(withSessionDb(ctx), getBearerToken(request));
    return { status: 'success' };
  },
  me: async (ctx) => {
    const account = await findIdentity(ctx.db, ctx.tenant.id, ctx.actor.userId);
    return {
      user_id: account.id,
      full_name: account.full_name,
      email: account.email,
      is_user: account.account_kind === 'job_seeker',
      account_kind: account.account_kind,
      role_id: account.role_id,
      is_pending: ctx.actor.isPending,
      lacks_second_step: ctx.actor.mustSetUpTwoFactor,
      is_consent: account.is_consent,
      is_email_verified: account.email_verified_at !== null,
      organisation_id: account.organisation_id,
      organisation_name: account.organisation_name,
      organisation_kind: account.organisation_kind,
      organisation_status: account.organisation_status,
      tenant_name: account.tenant_name,
    };
  },
} satisfies Handlers<typeof accountsApi>;
