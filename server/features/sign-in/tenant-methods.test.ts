import { describe, expect, it } from 'vitest';
import { type ProviderForm, tenantSignInApi } from '#domain/features/sign-in/admin-contract.ts';
import { signInApi } from '#domain/features/sign-in/contract.ts';
import { providerHelpers } from '#server/testing/accounts/provider-flows.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

// The demo may use a provider on loopback.
const app = testApp({ isDemo: true });
const { signInWith, finish, visitProvider, peer, setProviderAccount } = providerHelpers(app);

async function start() {
  const tenant = await makeTenant(app());
  const client = await peer().register(`http://${tenant.host}/loginsso`);
  const form: ProviderForm = {
    is_enabled: true,
    label: 'Fernhill',
    issuer: peer().issuer,
    client_id: client.clientId,
    client_secret: client.clientSecret,
    client_auth: 'basic',
    links_by_email: false,
  };
  return { tenant, admin: await makeAccount(app(), tenant, 'admin'), form };
}

function save(admin: TestAccount, body: ProviderForm) {
  return send(app(), admin, tenantSignInApi.saveProvider, { params: { provider: 'sso' }, body });
}

const own = (methods: { providers: { provider: string }[] }) =>
  methods.providers.find(({ provider }) => provider === 'sso');

describe('PUT /api/v1/tenant/ways-in/:provider', () => {
  it('sets up a provider, which works until it is disabled', async () => {
    const { tenant, admin, form } = await start();
    const saved = await save(admin, form);
    expect(own(saved.body)).toEqual({
      provider: 'sso',
      is_enabled: true,
      is_known: true,
      label: 'Fernhill',
      issuer: form.issuer,
      client_id: form.client_id,
      has_secret: true,
      client_auth: 'basic',
      links_by_email: false,
      return_url: `http://${tenant.host}/loginsso`,
    });
    setProviderAccount();
    expect((await signInWith(tenant, 'sso')).body.status).toBe('signed_in');
    await save(admin, { ...form, is_enabled: false, client_secret: '' });
    const methods = await send(app(), tenant.visitor, signInApi.methods);
    expect(methods.body.providers).toEqual([]);
    await save(admin, { ...form, client_secret: '' });
    expect((await signInWith(tenant, 'sso')).body.status).toBe('signed_in');
  });

  it('stores the secret encrypted, never returns it, and asks for it again for a new issuer', async () => {
    const { tenant, admin, form } = await start();
    const saved = await save(admin, form);
    const read = await send(app(), admin, tenantSignInApi.read);
    const { pool } = app().services.database;
    const stored = await pool.query('select client_secret from sign_in_providers where tenant_id = $1', [tenant.id]);
    const audit = await pool.query("select * from audit_events where tenant_id = $1 and action = 'tenant.sign_in'", [
      tenant.id,
    ]);
    expect(audit.rows[0]).toMatchObject({ actor_user_id: admin.id, detail: { provider: 'sso', secret: 'changed' } });
    const responses = [saved.body, read.body, audit.rows, stored.rows[0].client_secret.toString('latin1')];
    expect(JSON.stringify(responses)).not.toContain(form.client_secret);
    const moved = await save(admin, { ...form, issuer: `${form.issuer}/elsewhere`, client_secret: '' });
    expect(moved.problem.fields).toContainEqual({ field: 'body.client_secret', code: 'secret_again' });
  });

  it.each([
    ['an address where nothing answers', 'http://127.0.0.1:1'],
    ['an address that is no provider', 'http://127.0.0.1:PORT/reg'],
    ['an address inside the network', 'https://10.0.0.1'],
    ['an address in the open', 'http://93.184.216.34'],
    ['no address', 'fernhill'],
  ])('refuses %s and names the field', async (_what, address) => {
    const { admin, form } = await start();
    const issuer = address.replace('PORT', new URL(form.issuer).port);
    const refused = await save(admin, { ...form, issuer });
    expect([refused.status, refused.problem.fields?.[0]?.field]).toEqual([400, 'body.issuer']);
    const { body } = await send(app(), admin, tenantSignInApi.read);
    expect(own(body)).toMatchObject({ is_known: false, is_enabled: false });
  });

  it('saves a disabled provider without checking it', async () => {
    const { admin, form } = await start();
    const saved = await save(admin, { ...form, is_enabled: false, issuer: 'https://id.fernhill.invalid' });
    expect(own(saved.body)).toMatchObject({ is_known: true, is_enabled: false, has_secret: true });
  });
});

describe('PUT /api/v1/tenant/passwords', () => {
  it('turns passwords off only for an administrator with another sign-in method, which then cannot be removed', async () => {
    const { tenant, admin, form } = await start();
    await save(admin, form);
    const setPasswords = (is_on: boolean) => send(app(), admin, tenantSignInApi.allowPasswords, { body: { is_on } });
    expect((await setPasswords(false)).problem.code).toBe('last_way_in');
    setProviderAccount({ email: admin.email });
    const visit = await visitProvider(tenant.visitor, 'sso');
    expect((await finish(tenant.visitor, 'sso', visit)).body.status).toBe('needs_password');
    const { pool } = app().services.database;
    await pool.query(
      `insert into external_identities (tenant_id, provider, issuer, subject, user_id, email)
      values ($1, 'sso', $2, 'subject', $3, $4)`,
      [tenant.id, form.issuer, admin.id, admin.email],
    );
    expect((await setPasswords(false)).body.allows_passwords).toBe(false);
    const off = await save(admin, { ...form, is_enabled: false, client_secret: '' });
    expect(off.problem.code).toBe('last_way_in');
    expect((await setPasswords(true)).body.allows_passwords).toBe(true);
  });
});

describe('GET /api/v1/tenant/ways-in', () => {
  it('returns nothing of another tenant', async () => {
    const [one, other] = [await start(), await start()];
    await save(one.admin, one.form);
    const { body } = await send(app(), other.admin, tenantSignInApi.read);
    expect(body.providers.map((provider) => provider.is_known)).toEqual([false, false, false, false]);
  });
});
