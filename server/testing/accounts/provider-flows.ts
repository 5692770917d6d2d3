import { afterAll, beforeAll } from 'vitest';
import { accountsApi, type Identity } from '#domain/features/accounts/contract.ts';
import { type Provider, signInApi } from '#domain/features/sign-in/contract.ts';
import { saveProvider } from '#server/features/sign-in/service.ts';
import type { TestApp } from '#server/testing/app.ts';
import { makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { type OidcPeer, type PeerAccount, type PeerClient, startOidcPeer } from '#server/testing/peers/oidc-peer.ts';
import { type Caller, send } from '#server/testing/send.ts';

const returnPages = { google: '/login', linkedin: '/linkedInLogin', indeed: '/loginIndeed', sso: '/loginsso' };

/** A visit to a provider: its answer, and the key stored in the browser. */
interface Visit {
  readonly key: string;
  readonly answer: string;
  readonly back: URL;
  readonly url: URL;
}

/** Starts an OIDC provider for a test file and runs its flows. */
export function providerHelpers(app: () => TestApp) {
  let running: OidcPeer | undefined;
  beforeAll(async () => {
    running = await startOidcPeer();
  });
  afterAll(() => running?.stop());
  const peer = () => {
    if (!running) throw new Error('The provider runs only inside tests');
    return running;
  };
  const visitProvider = async (caller: Caller, provider: Provider): Promise<Visit> => {
    const started = await send(app(), caller, signInApi.start, { params: { provider } });
    if (started.status !== 200)
      throw new Error(`Not started: ${JSON.stringify(started.problem)} ${app().logLines.at(-2)}`);
    const returnUrl = await peer().visit(started.body.url);
    return {
      key: started.body.key,
      answer: returnUrl.search.slice(1),
      back: returnUrl,
      url: new URL(started.body.url),
    };
  };
  const finish = (caller: Caller, provider: Provider, { key, answer }: { key: string; answer: string }) =>
    send(app(), caller, signInApi.finish, { params: { provider }, body: { key, answer } });
  return {
    peer,
    visitProvider,
    finish,
    enableProvider: (tenant: TestTenant, provider: Provider, options = {}) =>
      enableProvider(app(), peer(), { tenant, provider, ...options }),
    makeTenantWithProvider: async (provider: Provider, options = {}) => {
      const tenant = await makeTenant(app());
      await enableProvider(app(), peer(), { tenant, provider, ...options });
      return tenant;
    },
    signInWith: async (tenant: TestTenant, provider: Provider) =>
      finish(tenant.visitor, provider, await visitProvider(tenant.visitor, provider)),
    identityOf: async (tenant: TestTenant, token: string): Promise<Identity> =>
      (await send(app(), { host: tenant.host, token }, accountsApi.me)).body,
    setProviderAccount: (fields: Partial<PeerAccount> = {}) => setProviderAccount(peer(), fields),
  };
}

interface EnabledProvider {
  readonly tenant: TestTenant;
  readonly provider: Provider;
  readonly linksByEmail?: boolean;
}

/** Registers the tenant with the provider and enables the provider. */
async function enableProvider(
  test: TestApp,
  peer: OidcPeer,
  { tenant, provider, linksByEmail = false }: EnabledProvider,
): Promise<PeerClient> {
  const client = await peer.register(`http://${tenant.host}${returnPages[provider]}`);
  const { database, secretBox } = test.services;
  await saveProvider(database.db, secretBox, {
    tenantId: tenant.id,
    provider,
    label: '',
    issuer: peer.issuer,
    clientId: client.clientId,
    clientSecret: client.clientSecret === '' ? null : client.clientSecret,
    clientAuth: 'basic',
    tokenInfoUrl: peer.tokenInfoUrl,
    linksByEmail,
  });
  return client;
}

let accountCount = 0;

function setProviderAccount(peer: OidcPeer, fields: Partial<PeerAccount>): PeerAccount {
  accountCount += 1;
  const email = `person${accountCount}@example.com`;
  const account = { sub: `subject-${accountCount}`, email, email_verified: true, name: 'Ines Okafor', ...fields };
  peer.signInAs(account);
  return account;
}
