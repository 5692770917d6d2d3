import type { tenantSignInApi } from '#domain/features/sign-in/admin-contract.ts';
import type { signInApi } from '#domain/features/sign-in/contract.ts';
import { mayUsePasswords } from '#server/features/accounts/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import type { Handlers } from '#server/http/serve.ts';
import { confirmLink, enter, holdForPassword } from './enter.ts';
import { beginFlow, finishFlow } from './flow.ts';
import { personOfGoogleToken } from './google.ts';
import { linkOwn, ownWaysIn, unlinkOwn, waysIn } from './own-methods.ts';
import { saveProvider, setPasswordsAllowed, tenantWays } from './tenant-methods.ts';

export const tenantWaysHandlers = {
  read: (ctx) => tenantWays(ctx),
  saveProvider: async (ctx, { params, body }) => {
    await saveProvider(ctx, params.provider, body);
    return tenantWays(ctx);
  },
  allowPasswords: async (ctx, { body }) => {
    await setPasswordsAllowed(ctx, body.is_on);
    return tenantWays(ctx);
  },
} satisfies Handlers<typeof tenantSignInApi>;

export const signInHandlers = {
  methods: async (ctx) => ({ password: await mayUsePasswords(ctx), providers: await waysIn(ctx) }),
  start: (ctx, { params }) => beginFlow(ctx, params.provider, null),
  finish: async (ctx, { params, body, request }) => {
    const person = await finishFlow(ctx, { provider: params.provider, ...body }, null);
    const entered = await enter(ctx, person, request.headers['user-agent'] ?? '');
    if (!('waitsFor' in entered)) return { status: 'signed_in', ...entered };
    if (!entered.waitsFor.hasPassword) return refuse('link_needed');
    const ticket = await holdForPassword(ctx, person, body.key);
    return { status: 'needs_password', ticket, email: person.identity.email };
  },
  confirm: (ctx, { body, request }) => confirmLink(ctx, body, request.headers['user-agent'] ?? ''),
  google: async (ctx, { body, request }) => {
    const person = await personOfGoogleToken(ctx, body.access_token);
    const entered = await enter(ctx, person, request.headers['user-agent'] ?? '');
    return 'waitsFor' in entered ? refuse('link_needed') : entered;
  },
  ownMethods: (ctx) => ownWaysIn(ctx),
  startLink: (ctx, { params }) => beginFlow(ctx, params.provider, ctx.actor.userId),
  link: async (ctx, { params, body }) => {
    await linkOwn(ctx, params.provider, body);
    return ownWaysIn(ctx);
  },
  unlink: async (ctx, { params }) => {
    await unlinkOwn(ctx, params.provider);
    return ownWaysIn(ctx);
  },
} satisfies Handlers<typeof signInApi>;
