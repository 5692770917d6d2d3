import { describe, expect, it } from 'vitest';
import { maxSavedSearches, savedSearchesApi } from '#domain/features/saved-searches/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, signInAgain } from '#server/testing/factories.ts';
import { type Caller, send } from '#server/testing/send.ts';
import { startSearchMailTask } from './sending.ts';

const app = testApp();

async function setUp() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  return { tenant, manager, seeker };
}

const params = (id: number) => ({ params: { id: String(id) } });
const save = (caller: Caller, address: string, name = 'My search') =>
  send(app(), caller, savedSearchesApi.save, { body: { name, address, frequency: 'never' } });
const list = async (caller: Caller) => (await send(app(), caller, savedSearchesApi.list)).body;

describe('POST /api/v1/saved-searches', () => {
  it('stores the filters and counts jobs published since the search was seen', async () => {
    const { manager, seeker } = await setUp();
    await makeJob(app(), manager, { title: 'Data analyst', work_mode: 'remote' });
    const { body: search } = await save(seeker, 'sort=pay&mode=remote&words=analyst&pages=2');
    expect(search).toMatchObject({ address: 'words=analyst&mode=remote', new_jobs: 0 });
    app().passTime(5);
    await makeJob(app(), manager, { title: 'Senior analyst', work_mode: 'remote' });
    await makeJob(app(), manager, { title: 'Analyst on site', work_mode: 'on_site' });
    expect((await list(seeker)).searches).toMatchObject([{ id: search.id, new_jobs: 1 }]);
    app().passTime(10);
    expect((await send(app(), seeker, savedSearchesApi.markSeen, params(search.id))).body.new_jobs).toBe(0);
  });

  it('refuses the same search in another order or case', async () => {
    const { seeker } = await setUp();
    expect((await save(seeker, 'words=analyst&mode=remote')).status).toBe(201);
    const again = await save(seeker, 'mode=remote&words=Analyst&sort=newest', 'Another name');
    expect([again.status, again.problem.code]).toEqual([409, 'search_saved_already']);
    expect((await save(seeker, 'words=analyst')).status).toBe(201);
    const both = await Promise.all([save(seeker, 'words=nurse'), save(seeker, 'words=nurse')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('refuses an unknown filter value', async () => {
    const { seeker } = await setUp();
    const refused = await save(seeker, 'mode=moon');
    expect([refused.status, refused.problem.fields]).toMatchObject([400, [{ field: 'body.address' }]]);
  });

  it('refuses searches above the limit, even when saved at the same time', async () => {
    const { seeker } = await setUp();
    const all = await Promise.all(
      Array.from({ length: maxSavedSearches + 3 }, (_each, index) => save(seeker, `words=w${index}`)),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(maxSavedSearches);
    expect(all.find(({ status }) => status !== 201)?.problem.code).toBe('too_many_saved_searches');
  });
});

describe('POST /api/v1/saved-searches/:id/restoration', () => {
  it('does not exceed the limit when several are restored at the same time', async () => {
    const { seeker } = await setUp();
    const saved: { id: number }[] = [];
    for (let index = 0; index < maxSavedSearches; index += 1) {
      saved.push((await save(seeker, `words=w${index}`)).body);
    }
    const removed = saved.slice(0, 6);
    for (const { id } of removed) await send(app(), seeker, savedSearchesApi.remove, params(id));
    for (let index = 0; index < 5; index += 1) await save(seeker, `words=new${index}`);
    const restored = await Promise.all(
      removed.map(({ id }) => send(app(), seeker, savedSearchesApi.restore, params(id))),
    );
    expect(restored.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await list(seeker)).searches).toHaveLength(maxSavedSearches);
  });

  it('refuses to restore a search that has been saved again', async () => {
    const { seeker } = await setUp();
    const { id } = (await save(seeker, 'words=analyst')).body;
    await send(app(), seeker, savedSearchesApi.remove, params(id));
    await save(seeker, 'words=analyst');
    expect((await send(app(), seeker, savedSearchesApi.restore, params(id))).status).toBe(409);
  });
});

describe('PUT /api/v1/saved-searches/:id', () => {
  it('changes name and frequency independently', async () => {
    const { seeker } = await setUp();
    const { id } = (await save(seeker, 'words=analyst')).body;
    await send(app(), seeker, savedSearchesApi.update, { ...params(id), body: { frequency: 'daily' } });
    const renamed = await send(app(), seeker, savedSearchesApi.update, { ...params(id), body: { name: 'Overview' } });
    expect(renamed.body).toMatchObject({ name: 'Overview', frequency: 'daily' });
    const withoutMail = await send(app(), seeker, savedSearchesApi.update, {
      ...params(id),
      body: { frequency: 'never' },
    });
    expect(withoutMail.body).toMatchObject({ name: 'Overview', frequency: 'never' });
  });
});

describe('DELETE /api/v1/saved-searches/:id', () => {
  it('removes a search, which can be restored for one day', async () => {
    const { seeker } = await setUp();
    const { id } = (await save(seeker, 'words=analyst')).body;
    const body = { name: 'Overview', frequency: 'weekly' } as const;
    expect((await send(app(), seeker, savedSearchesApi.update, { ...params(id), body })).body).toMatchObject(body);
    await send(app(), seeker, savedSearchesApi.remove, params(id));
    expect((await list(seeker)).searches).toEqual([]);
    expect((await send(app(), seeker, savedSearchesApi.restore, params(id))).body).toMatchObject(body);
    await send(app(), seeker, savedSearchesApi.remove, params(id));
    app().passTime(86_401);
    const task = startSearchMailTask(app().services);
    await task.stop();
    const later = await signInAgain(app(), seeker);
    const { rows } = await app().services.database.pool.query('select from saved_searches where id = $1', [id]);
    expect([rows.length, (await send(app(), later, savedSearchesApi.restore, params(id))).status]).toEqual([0, 404]);
  });
});

describe('/api/v1/saved-searches/:id', () => {
  it('returns 404 for searches of other accounts', async () => {
    const { seeker, tenant } = await setUp();
    const { id } = (await save(seeker, 'words=analyst')).body;
    const other = await makeAccount(app(), tenant, 'job_seeker');
    const body = { name: 'Mine', frequency: 'daily' } as const;
    const responses = [
      await send(app(), other, savedSearchesApi.update, { ...params(id), body }),
      await send(app(), other, savedSearchesApi.markSeen, params(id)),
      await send(app(), other, savedSearchesApi.remove, params(id)),
      await send(app(), other, savedSearchesApi.restore, params(id)),
    ];
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});

describe('GET /api/v1/saved-searches', () => {
  it('returns whether mail can be delivered', async () => {
    const { seeker } = await setUp();
    const { pool } = app().services.database;
    expect((await list(seeker)).mail).toBe('unconfirmed');
    await pool.query('update users set email_verified_at = now() where id = $1', [seeker.id]);
    expect((await list(seeker)).mail).toBe('on');
    await pool.query('update users set wants_mail = false where id = $1', [seeker.id]);
    expect((await list(seeker)).mail).toBe('off');
  });
});
