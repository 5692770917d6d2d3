import { expect, test } from 'vitest';
import { maxSavedSearches, savedSearchesApi } from '#domain/features/saved-searches/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, signInAgain } from '#server/testing/factories.ts';
import { type Caller, send } from '#server/testing/send.ts';
import { startSearchMailTask } from './sending.ts';

const app = testApp();

async function people() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  return { tenant, manager, seeker };
}

const at = (id: number) => ({ params: { id: String(id) } });
const save = (who: Caller, address: string, name = 'My search') =>
  send(app(), who, savedSearchesApi.save, { body: { name, address, frequency: 'never' } });
const listed = async (who: Caller) => (await send(app(), who, savedSearchesApi.list)).body;

test('a search is kept with its filters, and counts the jobs that came since it was looked at', async () => {
  const { manager, seeker } = await people();
  await makeJob(app(), manager, { title: 'Data analyst', work_mode: 'remote' });
  const { body: search } = await save(seeker, 'sort=pay&mode=remote&words=analyst&pages=2');
  expect(search).toMatchObject({ address: 'words=analyst&mode=remote', new_jobs: 0 });
  app().passTime(5);
  await makeJob(app(), manager, { title: 'Senior analyst', work_mode: 'remote' });
  await makeJob(app(), manager, { title: 'Analyst on site', work_mode: 'on_site' });
  expect((await listed(seeker)).searches).toMatchObject([{ id: search.id, new_jobs: 1 }]);
  app().passTime(10);
  expect((await send(app(), seeker, savedSearchesApi.markSeen, at(search.id))).body.new_jobs).toBe(0);
});

test('the same search is kept once, whatever the order of its parts and the case of its words', async () => {
  const { seeker } = await people();
  expect((await save(seeker, 'words=analyst&mode=remote')).status).toBe(201);
  const again = await save(seeker, 'mode=remote&words=Analyst&sort=newest', 'Another name');
  expect([again.status, again.problem.code]).toEqual([409, 'search_saved_already']);
  expect((await save(seeker, 'words=analyst')).status).toBe(201);
  const both = await Promise.all([save(seeker, 'words=nurse'), save(seeker, 'words=nurse')]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('what no search knows is refused at its field', async () => {
  const { seeker } = await people();
  const refused = await save(seeker, 'mode=moon');
  expect([refused.status, refused.problem.fields]).toMatchObject([400, [{ field: 'body.address' }]]);
});

test('past the limit the answer says so, also when many are saved at once', async () => {
  const { seeker } = await people();
  const all = await Promise.all(
    Array.from({ length: maxSavedSearches + 3 }, (_each, at) => save(seeker, `words=w${at}`)),
  );
  expect(all.filter(({ status }) => status === 201)).toHaveLength(maxSavedSearches);
  expect(all.find(({ status }) => status !== 201)?.problem.code).toBe('too_many_saved_searches');
});

test('many that are brought back at once do not pass the limit either', async () => {
  const { seeker } = await people();
  const saved: { id: number }[] = [];
  for (let at = 0; at < maxSavedSearches; at += 1) saved.push((await save(seeker, `words=w${at}`)).body);
  const removed = saved.slice(0, 6);
  for (const { id } of removed) await send(app(), seeker, savedSearchesApi.remove, at(id));
  for (let at = 0; at < 5; at += 1) await save(seeker, `words=new${at}`);
  const back = await Promise.all(removed.map(({ id }) => send(app(), seeker, savedSearchesApi.restore, at(id))));
  expect(back.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await listed(seeker)).searches).toHaveLength(maxSavedSearches);
});

test('a new name leaves the mail as it is, and the other way round', async () => {
  const { seeker } = await people();
  const { id } = (await save(seeker, 'words=analyst')).body;
  await send(app(), seeker, savedSearchesApi.update, { ...at(id), body: { frequency: 'daily' } });
  const renamed = await send(app(), seeker, savedSearchesApi.update, { ...at(id), body: { name: 'Overview' } });
  expect(renamed.body).toMatchObject({ name: 'Overview', frequency: 'daily' });
  const quieter = await send(app(), seeker, savedSearchesApi.update, { ...at(id), body: { frequency: 'never' } });
  expect(quieter.body).toMatchObject({ name: 'Overview', frequency: 'never' });
});

test('a search is renamed, deleted and brought back; after a day it is gone for good', async () => {
  const { seeker } = await people();
  const { id } = (await save(seeker, 'words=analyst')).body;
  const body = { name: 'Overview', frequency: 'weekly' } as const;
  expect((await send(app(), seeker, savedSearchesApi.update, { ...at(id), body })).body).toMatchObject(body);
  await send(app(), seeker, savedSearchesApi.remove, at(id));
  expect((await listed(seeker)).searches).toEqual([]);
  expect((await send(app(), seeker, savedSearchesApi.restore, at(id))).body).toMatchObject(body);
  await send(app(), seeker, savedSearchesApi.remove, at(id));
  app().passTime(86_401);
  const sending = startSearchMailTask(app().services);
  await sending.stop();
  const later = await signInAgain(app(), seeker);
  const { rows } = await app().services.database.pool.query('select from saved_searches where id = $1', [id]);
  expect([rows.length, (await send(app(), later, savedSearchesApi.restore, at(id))).status]).toEqual([0, 404]);
});

test('a search that was saved anew meanwhile is not brought back beside it', async () => {
  const { seeker } = await people();
  const { id } = (await save(seeker, 'words=analyst')).body;
  await send(app(), seeker, savedSearchesApi.remove, at(id));
  await save(seeker, 'words=analyst');
  expect((await send(app(), seeker, savedSearchesApi.restore, at(id))).status).toBe(409);
});

test('nobody reaches the search of somebody else', async () => {
  const { seeker, tenant } = await people();
  const { id } = (await save(seeker, 'words=analyst')).body;
  const other = await makeAccount(app(), tenant, 'job_seeker');
  const body = { name: 'Mine', frequency: 'daily' } as const;
  const answers = [
    await send(app(), other, savedSearchesApi.update, { ...at(id), body }),
    await send(app(), other, savedSearchesApi.markSeen, at(id)),
    await send(app(), other, savedSearchesApi.remove, at(id)),
    await send(app(), other, savedSearchesApi.restore, at(id)),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test('the list says when mail cannot arrive', async () => {
  const { seeker } = await people();
  const { pool } = app().services.database;
  expect((await listed(seeker)).mail).toBe('unconfirmed');
  await pool.query('update users set email_verified_at = now() where id = $1', [seeker.id]);
  expect((await listed(seeker)).mail).toBe('on');
  await pool.query('update users set wants_mail = false where id = $1', [seeker.id]);
  expect((await listed(seeker)).mail).toBe('off');
});
