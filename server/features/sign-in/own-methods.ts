import type { OwnSignInMethods, Provider, ProviderProof, SignInMethod } from '#domain/features/sign-in/contract.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { canUsePasswords, lockAccount } from '#server/features/accounts/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { finishFlow } from './flow.ts';
import { findPersonByGoogleToken } from './google.ts';
import { deleteIdentity, findAccount, listIdentities } from './identity-queries.ts';
import type { Person } from './provider-person.ts';
import { ProviderRefusal, refuseProvider } from './provider-refusal.ts';
import { linkProvider } from './provider-sign-in.ts';
import { listProviders } from './queries.ts';

/** The tenant's enabled providers, in display order. */
export async function listSignInMethods(ctx: Context): Promise<SignInMethod[]> {
  const rows = await listProviders(ctx.db, ctx.tenant.id);
  return providerOrder.flatMap((provider) =>
    rows.filter((row) => row.provider === provider).map(({ label }) => ({ provider, label })),
  );
}

const providerOrder: readonly Provider[] = ['sso', 'google', 'linkedin', 'indeed'];

/** The caller's own sign-in methods. */
export async function listOwnSignInMethods(ctx: SignedInContext): Promise<OwnSignInMethods> {
  const account = await findAccount(ctx.db, ctx.tenant.id, { id: ctx.actor.userId });
  const rows = await listIdentities(ctx.db, ctx.tenant.id, ctx.actor.userId);
  const linked = rows.map((row) => ({
    provider: row.provider,
    label: row.label ?? '',
    email: row.email,
    since: row.created_at.toISOString(),
  }));
  const available = (await listSignInMethods(ctx)).filter(
    ({ provider }) => !linked.some((method) => method.provider === provider),
  );
  return { has_password: account?.password_hash !== null, linked, available };
}

/** Links a provider with the caller's account. The provider must have the account's email. */
export async function linkOwnProvider(ctx: SignedInContext, provider: Provider, proof: ProviderProof): Promise<void> {
  const person = await resolvePerson(ctx, provider, proof);
  const account = await findAccount(ctx.db, ctx.tenant.id, { id: ctx.actor.userId });
  if (account?.email !== person.identity.email) {
    refuseProvider(ctx, provider, new ProviderRefusal('another_email'));
  }
  await write(ctx, (change) => linkProvider(ctx, change, { userId: ctx.actor.userId, person }));
}

function resolvePerson(ctx: SignedInContext, provider: Provider, proof: ProviderProof): Promise<Person> {
  if ('answer' in proof) return finishFlow(ctx, { provider, ...proof }, ctx.actor.userId);
  return provider === 'google' ? findPersonByGoogleToken(ctx, proof.access_token) : refuse('invalid_input');
}

/** Unlinks a provider unless it is the account's last sign-in method. */
export async function unlinkOwnProvider(ctx: SignedInContext, provider: Provider): Promise<void> {
  const { userId } = ctx.actor;
  const arePasswordsAllowed = await canUsePasswords(ctx);
  await write(ctx, async (change) => {
    // Two concurrent removals must not both rely on the other method.
    await lockAccount(ctx, change);
    const account = await findAccount(change.db, ctx.tenant.id, { id: userId });
    const others = (await listIdentities(change.db, ctx.tenant.id, userId)).filter(
      (row) => row.provider !== provider && row.is_enabled === true,
    );
    const hasPassword = arePasswordsAllowed && (account?.password_hash ?? null) !== null;
    if (!hasPassword && others.length === 0) refuse('last_way_in');
    if (!(await deleteIdentity(change.db, ctx.tenant.id, userId, provider))) refuse('not_found');
    await change.audit({ action: 'account.unlink_provider', subject: ['user', userId], detail: { provider } });
  });
}
