import type { OwnSignInMethods, Provider, ProviderProof, SignInMethod } from '#domain/features/sign-in/contract.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { mayUsePasswords, takeTurn } from '#server/features/accounts/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { link } from './enter.ts';
import { finishFlow } from './flow.ts';
import { personOfGoogleToken } from './google.ts';
import { deleteIdentity, findAccount, listIdentities } from './identity-queries.ts';
import type { Person } from './person.ts';
import { listProviders } from './queries.ts';
import { ProviderRefusal, refuseProvider } from './refuse-provider.ts';

/** The providers the tenant has switched on, in the order people know them. */
export async function waysIn(ctx: Context): Promise<SignInMethod[]> {
  const rows = await listProviders(ctx.db, ctx.tenant.id);
  return order.flatMap((provider) =>
    rows.filter((row) => row.provider === provider).map(({ label }) => ({ provider, label })),
  );
}

const order: readonly Provider[] = ['sso', 'google', 'linkedin', 'indeed'];

/** How one's own account can be entered. */
export async function ownWaysIn(ctx: SignedInContext): Promise<OwnSignInMethods> {
  const account = await findAccount(ctx.db, ctx.tenant.id, { id: ctx.actor.userId });
  const rows = await listIdentities(ctx.db, ctx.tenant.id, ctx.actor.userId);
  const linked = rows.map((row) => ({
    provider: row.provider,
    label: row.label ?? '',
    email: row.email,
    since: row.created_at.toISOString(),
  }));
  const available = (await waysIn(ctx)).filter(({ provider }) => !linked.some((way) => way.provider === provider));
  return { has_password: account?.password_hash !== null, linked, available };
}

/** Connects a provider to one's own account: only one that knows the person by the account's own address. */
export async function linkOwn(ctx: SignedInContext, provider: Provider, proof: ProviderProof): Promise<void> {
  const person = await personBehind(ctx, provider, proof);
  const account = await findAccount(ctx.db, ctx.tenant.id, { id: ctx.actor.userId });
  if (account?.email !== person.identity.email) {
    refuseProvider(ctx, provider, new ProviderRefusal('another_email'));
  }
  await write(ctx, (change) => link(ctx, change, { userId: ctx.actor.userId, person }));
}

function personBehind(ctx: SignedInContext, provider: Provider, proof: ProviderProof): Promise<Person> {
  if ('answer' in proof) return finishFlow(ctx, { provider, ...proof }, ctx.actor.userId);
  return provider === 'google' ? personOfGoogleToken(ctx, proof.access_token) : refuse('invalid_input');
}

/** Disconnects a provider, unless it is the last way into the account. */
export async function unlinkOwn(ctx: SignedInContext, provider: Provider): Promise<void> {
  const { userId } = ctx.actor;
  const passwordsCount = await mayUsePasswords(ctx);
  await write(ctx, async (change) => {
    // Two removals at once must not both leave the other way in.
    await takeTurn(ctx, change);
    const account = await findAccount(change.db, ctx.tenant.id, { id: userId });
    const others = (await listIdentities(change.db, ctx.tenant.id, userId)).filter(
      (row) => row.provider !== provider && row.is_enabled === true,
    );
    const hasPassword = passwordsCount && (account?.password_hash ?? null) !== null;
    if (!hasPassword && others.length === 0) refuse('last_way_in');
    if (!(await deleteIdentity(change.db, ctx.tenant.id, userId, provider))) refuse('not_found');
    await change.audit({ action: 'account.unlink_provider', subject: ['user', userId], detail: { provider } });
  });
}
