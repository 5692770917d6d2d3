import type { recoveryApi } from '#domain/features/accounts/recovery.ts';
import { requestPasswordLink } from '#server/features/mail/service.ts';
import type { Handlers } from '#server/http/serve.ts';
import { isPasswordLinkValid, sendVerification, setPassword, verifyEmail } from './recovery.ts';

export const recoveryHandlers = {
  sendVerification: async (ctx) => {
    await sendVerification(ctx);
    return { status: 'success', delivery: ctx.mail.delivery };
  },
  verifyEmail: async (ctx, { body }) => {
    await verifyEmail(ctx, body.token);
    return { status: 'success' };
  },
  forgotPassword: async (ctx, { body }) => {
    await requestPasswordLink(ctx, body.email);
    return { status: 'success', delivery: ctx.mail.delivery };
  },
  checkPasswordLink: async (ctx, { body }) => ({ is_valid: await isPasswordLinkValid(ctx, body.token) }),
  setPassword: async (ctx, { body }) => {
    await setPassword(ctx, body.token, body.password);
    return { status: 'success' };
  },
} satisfies Handlers<typeof recoveryApi>;
