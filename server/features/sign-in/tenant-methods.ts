import type { ProviderForm, ProviderSettings, TenantSignInMethods } from '#domain/features/sign-in/admin-contract.ts';
import { type Provider, providers } from '#domain/features/sign-in/contract.ts';
import {
  getDefaultClientAuth,
  getDefaultTokenInfoUrl,
  knownIssuers,
} from '#domain/features/sign-in/provider-defaults.ts';
import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { OutboundRefusal } from '#server/lib/network/outbound.ts';
import { allowPasswords, readSignInMethods } from './command-queries.ts';
import { listIdentities } from './identity-queries.ts';
import { buildReturnUrl, discover } from './provider-client.ts';
import { saveProviderRow } from './queries.ts';

/** The sign-in methods of the caller's tenant, including those never set up. */
export async function readTenantSignInMethods(ctx: SignedInContext): Promise<TenantSignInMethods> {
  const { passwords, providers: rows } = await readSignInMethods(ctx.db, ctx.tenant.id);
  const settings = providers.map((provider) => {
    const row = rows.find((stored) => stored.provider === provider);
    return toSettings(ctx, provider, row);
  });
  return { allows_passwords: passwords, providers: settings };
}

/** Saves a provider's settings. An enabled provider is checked before it is saved. */
export async function saveProvider(ctx: SignedInContext, provider: Provider, form: ProviderForm): Promise<void> {
  const before = await findStoredProvider(ctx, ctx.db, provider);
  const clientSecret = resolveClientSecret(ctx, before, form);
  if (form.is_enabled) await checkProvider(ctx, form, clientSecret);
  await write(ctx, async (change) => {
    await saveProviderRow(change.db, {
      tenantId: ctx.tenant.id,
      provider,
      isEnabled: form.is_enabled,
      label: provider === 'sso' ? form.label : '',
      issuer: form.issuer,
      clientId: form.client_id,
      clientSecret,
      clientAuth: form.client_auth,
      tokenInfoUrl: before?.token_info_url ?? getDefaultTokenInfoUrl(provider),
      linksByEmail: form.links_by_email,
    });
    await preventLockout(ctx, change);
    const { client_secret: secret, ...to } = form;
    const detail = { provider, to, secret: secret === '' ? 'kept' : 'changed' };
    await change.audit({ action: 'tenant.sign_in', subject: ['tenant', ctx.tenant.id], detail });
  });
}

export async function setPasswordsAllowed(ctx: SignedInContext, isOn: boolean): Promise<void> {
  await write(ctx, async (change) => {
    await allowPasswords(change.db, ctx.tenant.id, isOn);
    await preventLockout(ctx, change);
    const detail = { to: { allows_passwords: isOn } };
    await change.audit({ action: 'tenant.sign_in', subject: ['tenant', ctx.tenant.id], detail });
  });
}

type Stored = Awaited<ReturnType<typeof readSignInMethods>>['providers'][number];

function toSettings(ctx: SignedInContext, provider: Provider, row: Stored | undefined): ProviderSettings {
  return {
    provider,
    is_enabled: row?.is_enabled ?? false,
    is_known: row !== undefined,
    label: row?.label ?? '',
    issuer: row?.issuer ?? knownIssuers[provider],
    client_id: row?.client_id ?? '',
    has_secret: row?.client_secret != null,
    client_auth: row ? row.client_auth : getDefaultClientAuth(provider),
    links_by_email: row?.links_by_email ?? false,
    return_url: buildReturnUrl(ctx, ctx.tenant.host, provider),
  };
}

async function findStoredProvider(ctx: SignedInContext, db: Write['db'] | SignedInContext['db'], provider: Provider) {
  const { providers: rows } = await readSignInMethods(db, ctx.tenant.id);
  return rows.find((row) => row.provider === provider);
}

/** The new or stored secret. A stored secret is never sent to another issuer: it must be entered again. */
function resolveClientSecret(ctx: SignedInContext, before: Stored | undefined, form: ProviderForm): Buffer | null {
  if (form.client_secret !== '') return ctx.secretBox.seal(form.client_secret);
  const stored = before?.client_secret ?? null;
  if (stored !== null && before?.issuer !== form.issuer) refuseField('body.client_secret', 'secret_again');
  return stored;
}

/** Fetches the provider's discovery document, as every sign-in does. */
async function checkProvider(ctx: SignedInContext, form: ProviderForm, clientSecret: Buffer | null): Promise<void> {
  const { issuer, client_id, client_auth } = form;
  try {
    await discover(ctx, { issuer, client_id, client_auth, client_secret: clientSecret });
  } catch (error) {
    refuseField(
      'body.issuer',
      error instanceof OutboundRefusal && isMalformed(error) ? 'invalid_issuer' : 'issuer_silent',
    );
  }
}

function isMalformed({ message }: OutboundRefusal): boolean {
  return message === 'not_https' || message === 'invalid_address';
}

/** With passwords off, the caller must have another enabled sign-in method. */
async function preventLockout(ctx: SignedInContext, change: Write): Promise<void> {
  const { passwords } = await readSignInMethods(change.db, ctx.tenant.id);
  if (passwords) return;
  const own = await listIdentities(change.db, ctx.tenant.id, ctx.actor.userId);
  if (!own.some((identity) => identity.is_enabled === true)) refuse('last_way_in');
}
