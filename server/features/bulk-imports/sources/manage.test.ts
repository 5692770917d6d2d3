import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jobSourcesApi, maxJobSources } from '#domain/features/bulk-imports/sources/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount } from '#server/testing/factories.ts';
import { atSource, jobSourceHelpers, listPostings } from '#server/testing/imports/job-sources.ts';
import { type FeedServer, startFeedServer } from '#server/testing/peers/feed-server.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const { create, listJobs, listStatuses, makeEmployer, read, run } = jobSourceHelpers(app);
let feed: FeedServer;
beforeEach(async () => {
  feed = await startFeedServer();
});
afterEach(() => feed.stop());

const readFixture = (name: string) => readFileSync(new URL(`../../imports/fixtures/data/${name}`, import.meta.url));

describe('POST /api/v1/job-sources', () => {
  it.each([
    ['greenhouse.json', 2],
    ['lever.json', null],
    ['indeed.xml', 40],
    ['usajobs.json', 3],
    ['postings.jsonl', null],
    ['city-list.comma.csv', null],
  ])('fetches %s in the background and creates its jobs', async (name, count) => {
    const { manager } = await makeEmployer();
    feed.body = readFixture(name);
    const source = await create(manager, { url: feed.url, publish: 'draft' });
    expect(source).toMatchObject({ is_running: true, last_run: null, job_count: 0 });
    const { last_run: last, is_running: isRunning, job_count: jobs } = await read(manager, source);
    expect([isRunning, last?.outcome, last?.http_status]).toEqual([false, 'applied', 200]);
    expect(last?.counts.created).toBe(jobs);
    if (count !== null) expect(jobs).toBe(count);
    expect(jobs).toBeGreaterThan(0);
    expect(new Set(await listStatuses(manager))).toEqual(new Set(['draft']));
  });

  it.each([
    ['javascript:alert(1)', 'invalid_https_url'],
    ['https://user:pass@example.org/', 'invalid_https_url'],
    ['https://10.0.0.1/jobs', 'url_not_public'],
    ['http://169.254.169.254/latest/meta-data', 'url_not_public'],
    ['ftp://example.org/', 'invalid_https_url'],
  ])('refuses %s with %s', async (url, code) => {
    const { manager } = await makeEmployer();
    const body = { url, frequency: 'day', publish: 'draft' } as const;
    const sent = await send(app(), manager, jobSourcesApi.create, { body });
    expect(sent.problem).toMatchObject({ fields: [{ field: 'body.url', code }] });
  });

  it('refuses an address twice, and more than the limit', async () => {
    const { manager } = await makeEmployer();
    await create(manager, { url: feed.url });
    const body = { url: feed.url, frequency: 'day', publish: 'draft' } as const;
    const again = await send(app(), manager, jobSourcesApi.create, { body });
    expect(again.problem).toMatchObject({ fields: [{ field: 'body.url', code: 'job_source_exists' }] });
    for (let count = 1; count < maxJobSources; count++) await create(manager, { url: `${feed.url}?${count}` });
    const above = await send(app(), manager, jobSourcesApi.create, { body: { ...body, url: `${feed.url}?more` } });
    expect([above.status, above.problem?.code]).toEqual([409, 'too_many_job_sources']);
  });

  it('needs the employer from an administrator', async () => {
    const { tenant, manager } = await makeEmployer();
    const admin = await makeAccount(app(), tenant, 'admin');
    const body = { url: feed.url, frequency: 'hour', publish: 'publish' } as const;
    const without = await send(app(), admin, jobSourcesApi.create, { body });
    expect(without.problem).toMatchObject({ fields: [{ field: 'body.organisation_id', code: 'required' }] });
    feed.body = listPostings([1]);
    await create(admin, { url: feed.url, organisation_id: manager.organisationId ?? 0 });
    expect(await listJobs(manager)).toMatchObject([{ title: 'Annotator 1', status: 'active' }]);
  });
});

describe('PUT /api/v1/job-sources/:id', () => {
  it('pauses and resumes', async () => {
    const { manager } = await makeEmployer();
    const source = await create(manager, { url: feed.url });
    const update = (body: object) => send(app(), manager, jobSourcesApi.update, { ...atSource(source), body });
    expect((await update({ is_active: false })).body.is_active).toBe(false);
    app().passTime(100_000);
    await run();
    app().passTime(-100_000);
    expect(feed.requests).toHaveLength(1);
    expect((await send(app(), manager, jobSourcesApi.fetch, atSource(source))).status).toBe(409);
    expect((await update({ is_active: true })).body.is_running).toBe(true);
    await run();
    expect(feed.requests).toHaveLength(2);
    const moved = await update({ url: `${feed.url}?all` });
    expect(moved.body).toMatchObject({ url: `${feed.url}?all`, is_running: true });
  });
});

describe('DELETE /api/v1/job-sources/:id', () => {
  it('removes the source and leaves its jobs', async () => {
    const { manager } = await makeEmployer();
    feed.body = listPostings([1]);
    const source = await create(manager, { url: feed.url });
    expect((await send(app(), manager, jobSourcesApi.remove, atSource(source))).status).toBe(200);
    expect((await send(app(), manager, jobSourcesApi.list)).body.sources).toEqual([]);
    expect(await listStatuses(manager)).toEqual(['active']);
  });

  it('hides the sources of another employer', async () => {
    const { tenant, manager } = await makeEmployer();
    const other = await makeAccount(app(), tenant, 'hiring_manager');
    const source = await create(manager, { url: feed.url });
    for (const contract of [jobSourcesApi.read, jobSourcesApi.fetch, jobSourcesApi.remove, jobSourcesApi.runs]) {
      expect((await send(app(), other, contract, atSource(source))).status).toBe(404);
    }
    expect((await send(app(), other, jobSourcesApi.list)).body.sources).toEqual([]);
  });
});
