import type { tenantSignInApi } from '#domain/features/sign-in/admin-contract.ts';
import type { signInApi } from '#domain/features/sign-in/contract.ts';
import { canUsePasswords } from '#server/features/accounts/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import type { Handlers } from '#server/http/serve.ts';
import { withSessionDb } from '#server/lib/contexts.ts';
import { finishFlow, startFlow } from './flow.ts';
import { findPersonByGoogleToken } from './google.ts';
import { linkOwnProvider, listOwnSignInMethods, listSignInMethods, unlinkOwnProvider } from './own-methods.ts';
import { confirmLink, createLinkTicket, signInWithProvider } from './provider-sign-in.ts';
import { readTenantSignInMethods, saveProvider, setPasswordsAllowed } from './tenant-methods.ts';

export const tenantSignInHandlers = {
  read: (ctx) => readTenantSignInMethods(ctx),
  saveProvider: async (ctx, { params, body }) => {
    await saveProvider(ctx, params.provider, body);
    return readTenantSignInMethods(ctx);
  },
  allowPasswords: async (ctx, { body }) => {
    await setPasswordsAllowed(ctx, body.is_on);
    return readTenantSignInMethods(ctx);
  },
} satisfies Handlers<typeof tenantSignInApi>;

export const signInHandlers = {
  methods: async (ctx) => ({
    password: await canUsePasswords(withSessionDb(ctx)),
    providers: await listSignInMethods(withSessionDb(ctx)),
  }),
  start: (ctx, { params }) => startFlow(withSessionDb(ctx), params.provider, null),
  finish: async (received, { params, body, request }) => {
    const ctx = withSessionDb(received);
    const person = await finishFlow(ctx, { provider: params.provider, ...body }, null);
    const result = await signInWithProvider(ctx, person, request.headers['user-agent'] ?? '');
    if (!('pendingAccount' in result)) return { status: 'signed_in', ...result };
    if (!result.pendingAccount.hasPassword) return refuse('link_needed');
    const ticket = await createLinkTicket(ctx, person, body.key);
    return { status: 'needs_password', ticket, email: person.identity.email };
  },
  confirm: (ctx, { body, request }) => confirmLink(withSessionDb(ctx), body, request.headers['user-agent'] ?? ''),
  google: async (received, { body, request }) => {
    const ctx = withSessionDb(received);
    const person = await findPersonByGoogleToken(ctx, body.access_token);
    const result = await signInWithProvider(ctx, person, request.headers['user-agent'] ?? '');
    return 'pendingAccount' in result ? refuse('link_needed') : result;
  },
  ownMethods: (ctx) => listOwnSignInMethods(ctx),
  startLink: (ctx, { params }) => startFlow(ctx, params.provider, ctx.actor.userId),
  link: async (ctx, { params, body }) => {
    await linkOwnProvider(ctx, params.provider, body);
    return listOwnSignInMethods(ctx);
  },
  unlink: async (ctx, { params }) => {
    await unlinkOwnProvider(ctx, params.provider);
    return listOwnSignInMethods(ctx);
  },
} satisfies Handlers<typeof signInApi>;
