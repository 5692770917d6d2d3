import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, isIP, type LookupFunction } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type ProviderForm, tenantSignInApi } from '#domain/features/sign-in/admin-contract.ts';
import { signInApi } from '#domain/features/sign-in/contract.ts';
import { providerHelpers } from '#server/testing/accounts/provider-flows.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const loopback = '127.0.0.1';
let resolved = loopback;
const lookup: LookupFunction = (_host, _options, callback) =>
  callback(null, [{ address: resolved, family: isIP(resolved) }]);

const app = testApp({ isDemo: true, lookup });
const { peer, finish, visitProvider, enableProvider, setProviderAccount } = providerHelpers(app);

afterEach(() => {
  resolved = loopback;
  peer().reset();
});

const discoveryPath = '/.well-known/openid-configuration';

async function makeAdmin() {
  const tenant = await makeTenant(app());
  const admin = await makeAccount(app(), tenant, 'admin');
  const client = await peer().register(`http://${tenant.host}/loginsso`);
  const body: ProviderForm = {
    is_enabled: true,
    label: 'Fernhill',
    issuer: peer().issuer,
    client_id: client.clientId,
    client_secret: client.clientSecret,
    client_auth: 'basic',
    links_by_email: false,
  };
  const save = () => send(app(), admin, tenantSignInApi.saveProvider, { params: { provider: 'sso' }, body });
  return { tenant, save };
}

function startSignIn(tenant: TestTenant) {
  return send(app(), tenant.visitor, signInApi.start, { params: { provider: 'sso' } });
}

function readLastReason(): unknown {
  const line = app().logLines.findLast((text) => text.includes('provider sign-in refused'));
  return JSON.parse(line ?? '{}').reason;
}

/** A server on this machine that the product must not request. */
async function startInternalServer() {
  let count = 0;
  const server = createServer((_request, response) => {
    count += 1;
    response.end('{}');
  });
  server.listen(0, loopback);
  await once(server, 'listening');
  return {
    url: `http://${loopback}:${(server.address() as AddressInfo).port}/`,
    count: () => count,
    stop: () => server.close(),
  };
}

const endpoints = ['authorization_endpoint', 'token_endpoint', 'userinfo_endpoint', 'jwks_uri'];

/** Changes the addresses of the provider's discovery document. */
function announce(addresses: Record<string, unknown>): void {
  peer().changeAnswer(discoveryPath, (ctx) => Object.assign(ctx.body as object, addresses));
}

describe('PUT /api/v1/tenant/ways-in/:provider', () => {
  it.each(endpoints)('refuses a provider whose %s is private', async (name) => {
    const { save } = await makeAdmin();
    announce({ [name]: 'https://10.0.0.5/internal' });
    const refused = await save();
    expect([refused.status, refused.problem.fields?.[0]?.field]).toEqual([400, 'body.issuer']);
  });

  it('refuses a provider whose name resolves to a private address, without a request', async () => {
    const { save } = await makeAdmin();
    peer().reset();
    resolved = '192.168.0.5';
    const refused = await save();
    expect([refused.status, refused.problem.fields?.[0]?.field]).toEqual([400, 'body.issuer']);
    expect(peer().requestedPaths).toEqual([]);
  });
});

describe('POST /api/v1/sign-in/:provider/start', () => {
  it('checks the addresses again when the discovery document is fetched again after ten minutes', async () => {
    const { tenant, save } = await makeAdmin();
    expect((await save()).status).toBe(200);
    expect((await startSignIn(tenant)).status).toBe(200);
    for (const name of endpoints) {
      announce({ [name]: 'https://169.254.169.254/latest' });
      app().passTime(601);
      expect([name, (await startSignIn(tenant)).problem?.code]).toEqual([name, 'provider_refused']);
      expect(readLastReason()).toBe('address_not_public');
    }
  });

  it('never sends the browser to a script', async () => {
    const { tenant, save } = await makeAdmin();
    await save();
    announce({ authorization_endpoint: 'javascript:alert(1)' });
    app().passTime(601);
    expect((await startSignIn(tenant)).problem?.code).toBe('provider_refused');
  });

  it('refuses a discovery document of more than 1 MB', async () => {
    const { tenant, save } = await makeAdmin();
    await save();
    announce({ padding: 'x'.repeat(1_000_000) });
    app().passTime(601);
    expect((await startSignIn(tenant)).problem?.code).toBe('provider_refused');
    expect(readLastReason()).toBe('answer_too_large');
  });
});

describe('POST /api/v1/sign-in/:provider/finish', () => {
  it.each(['10.0.0.5', '169.254.169.254', '100.64.0.1', '::ffff:10.0.0.5', 'fd00::5', 'fe80::1'])(
    'refuses a provider whose name resolves to %s after it was saved, without a request',
    async (address) => {
      const { tenant, save } = await makeAdmin();
      setProviderAccount();
      await save();
      const visit = await visitProvider(tenant.visitor, 'sso');
      peer().reset();
      resolved = address;
      expect((await finish(tenant.visitor, 'sso', visit)).problem?.code).toBe('provider_refused');
      expect([readLastReason(), peer().requestedPaths]).toEqual(['address_not_public', []]);
    },
  );

  it.each([
    ['/token', 302],
    ['/token', 307],
    ['/jwks', 302],
  ])('does not follow a redirect of %s with status %i', async (path, status) => {
    const internal = await startInternalServer();
    const { tenant, save } = await makeAdmin();
    await save();
    setProviderAccount();
    const visit = await visitProvider(tenant.visitor, 'sso');
    peer().changeAnswer(path, (ctx) => {
      ctx.status = status;
      ctx.set('location', internal.url);
    });
    const refused = await finish(tenant.visitor, 'sso', visit);
    internal.stop();
    expect([refused.problem?.code, readLastReason(), internal.count()]).toEqual(['provider_refused', 'redirect', 0]);
  });
});

describe('POST /api/v1/googlelogin', () => {
  it('checks the addresses of Google and follows no redirect', async () => {
    const internal = await startInternalServer();
    const tenant = await makeTenant(app());
    const { clientId } = await enableProvider(tenant, 'google');
    const token = await peer().accessToken(clientId, setProviderAccount());
    const logIn = () => send(app(), tenant.visitor, signInApi.google, { body: { access_token: token } });
    expect((await logIn()).status).toBe(200);
    for (const path of ['/tokeninfo', '/me']) {
      peer().reset();
      peer().changeAnswer(path, (ctx) => ctx.redirect(internal.url));
      expect([path, (await logIn()).status, readLastReason()]).toEqual([path, 400, 'redirect']);
    }
    peer().reset();
    resolved = '10.0.0.5';
    expect([(await logIn()).status, readLastReason()]).toEqual([400, 'address_not_public']);
    internal.stop();
    expect([internal.count(), peer().requestedPaths]).toEqual([0, []]);
  });
});
