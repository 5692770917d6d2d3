import { afterAll, beforeAll } from 'vitest';
import { accountsApi, type Identity } from '#domain/features/accounts/contract.ts';
import { type Provider, signInApi } from '#domain/features/sign-in/contract.ts';
import { saveProvider } from '#server/features/sign-in/service.ts';
import type { TestApp } from './app.ts';
import { makeTenant, type TestTenant } from './factories.ts';
import { type OidcPeer, type PeerAccount, type PeerClient, startOidcPeer } from './peers/oidc-peer.ts';
import { type Caller, send } from './send.ts';

const returnPages = { google: '/login', linkedin: '/linkedInLogin', indeed: '/loginIndeed', sso: '/loginsso' };

/** A visit to a provider: what it sent back, and what the browser had kept. */
interface Visit {
  readonly key: string;
  readonly answer: string;
  readonly back: URL;
  readonly url: URL;
}

/** Starts a provider before the tests of a file, and goes there as people do. */
export function providerFlows(app: () => TestApp) {
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
      throw new Error(`Not begun: ${JSON.stringify(started.problem)} ${app().logLines.at(-2)}`);
    const back = await peer().visit(started.body.url);
    return { key: started.body.key, answer: back.search.slice(1), back, url: new URL(started.body.url) };
  };
  const finish = (caller: Caller, provider: Provider, { key, answer }: { key: string; answer: string }) =>
    send(app(), caller, signInApi.finish, { params: { provider }, body: { key, answer } });
  return {
    peer,
    goThere: visitProvider,
    finish,
    switchOn: (tenant: TestTenant, provider: Provider, options = {}) =>
      enableProvider(app(), peer(), { tenant, provider, ...options }),
    tenantWith: async (provider: Provider, options = {}) => {
      const tenant = await makeTenant(app());
      await enableProvider(app(), peer(), { tenant, provider, ...options });
      return tenant;
    },
    signInWith: async (tenant: TestTenant, provider: Provider) =>
      finish(tenant.visitor, provider, await visitProvider(tenant.visitor, provider)),
    identityOf: async (tenant: TestTenant, token: string): Promise<Identity> =>
      (await send(app(), { host: tenant.host, token }, accountsApi.me)).body,
    somebody: (fields: Partial<PeerAccount> = {}) => somebody(peer(), fields),
  };
}

interface SwitchedOn {
  readonly tenant: TestTenant;
  readonly provider: Provider;
  readonly linksByEmail?: boolean;
}

/** Makes the tenant a client of the provider, and the provider a way into the tenant. */
async function enableProvider(
  test: TestApp,
  peer: OidcPeer,
  { tenant, provider, linksByEmail = false }: SwitchedOn,
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

let people = 0;

function somebody(peer: OidcPeer, fields: Partial<PeerAccount>): PeerAccount {
  people += 1;
  const email = `person${people}@example.com`;
  const account = { sub: `subject-${people}`, email, email_verified: true, name: 'Ines Okafor', ...fields };
  peer.signInAs(account);
  return account;
}
