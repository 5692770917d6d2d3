import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jobSourcesApi } from '#domain/features/bulk-imports/sources/contract.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, newJob } from '#server/testing/factories.ts';
import { importJobFile } from '#server/testing/imports/job-imports.ts';
import { atSource, jobSourceHelpers, listPostings } from '#server/testing/imports/job-sources.ts';
import { type FeedServer, startFeedServer } from '#server/testing/peers/feed-server.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const { create, fetchAgain, listJobs, listMessages, listStatuses, makeEmployer, read, run } = jobSourceHelpers(app);
let feed: FeedServer;
beforeEach(async () => {
  feed = await startFeedServer();
});
afterEach(() => feed.stop());

describe('a later fetch', () => {
  it('creates new jobs, updates changed ones, and leaves the others', async () => {
    const { manager } = await makeEmployer();
    feed.body = listPostings([1, 2]);
    const source = await create(manager, { url: feed.url });
    feed.body = JSON.stringify([
      ...JSON.parse(listPostings([1], { title: 'Annotator 1, part-time' })),
      ...JSON.parse(listPostings([2, 3])),
    ]);
    const { last_run: last } = await fetchAgain(manager, source);
    expect(last?.counts).toMatchObject({ created: 1, changed: 1, same: 1, kept: 0, missing: 0, failed: 0 });
    const titles = (await listJobs(manager)).map(({ title }) => title);
    expect(titles).toEqual(['Annotator 1, part-time', 'Annotator 2', 'Annotator 3']);
  });

  it('does not overwrite what a person edited', async () => {
    const { manager } = await makeEmployer();
    feed.body = listPostings([1]);
    const source = await create(manager, { url: feed.url });
    const [job] = await listJobs(manager);
    const params = { id: String(job?.id) };
    const body = { job: { ...newJob(), title: 'My own title' }, version: 1 };
    const saved = await send(app(), manager, jobsApi.edit, { params, body });
    expect(saved.status).toBe(200);
    feed.body = listPostings([1], { city: 'Portland' });
    const { last_run: last } = await fetchAgain(manager, source);
    expect(last?.counts).toMatchObject({ changed: 0, kept: 1 });
    expect((await listJobs(manager))[0]?.title).toBe('My own title');
  });

  it('follows jobs of an earlier import instead of creating them twice', async () => {
    const { manager } = await makeEmployer();
    await importJobFile(app(), manager, { name: 'jobs.json', bytes: listPostings([1, 2]) }, 'publish');
    feed.body = listPostings([1, 2]);
    const source = await create(manager, { url: feed.url });
    expect((await read(manager, source)).last_run?.counts).toMatchObject({ created: 0, same: 2 });
    feed.body = listPostings([1, 2], { city: 'Portland' });
    expect((await fetchAgain(manager, source)).last_run?.counts).toMatchObject({ changed: 2 });
    expect(await listJobs(manager)).toMatchObject([{ city: 'Portland' }, { city: 'Portland' }]);
  });

  it('reports postings that cannot be imported, with their reasons', async () => {
    const { manager } = await makeEmployer();
    feed.body = JSON.stringify([...JSON.parse(listPostings([1, 1])), { id: 'x', title: 'No text' }]);
    const source = await create(manager, { url: feed.url });
    const { last_run: last } = await read(manager, source);
    expect(last?.counts).toMatchObject({ created: 1, failed: 2 });
    expect(last?.failures.map(({ reason }) => reason).toSorted()).toEqual(['missing_description', 'repeated']);
  });

  it('sends the entity tag and does nothing if the source has not changed', async () => {
    const { manager } = await makeEmployer();
    feed.body = listPostings([1]);
    feed.headers = { etag: '"a1"', 'last-modified': 'Mon, 02 Mar 2026 09:00:00 GMT' };
    const source = await create(manager, { url: feed.url, frequency: 'hour' });
    app().passTime(3700);
    await run();
    app().passTime(-3700);
    expect(feed.requests.map((headers) => headers['if-none-match'])).toEqual([undefined, '"a1"']);
    expect(feed.requests[1]?.['if-modified-since']).toBe('Mon, 02 Mar 2026 09:00:00 GMT');
    expect((await read(manager, source)).last_run).toMatchObject({ outcome: 'unchanged', http_status: 304 });
  });
});

describe('a fetch that fails', () => {
  it.each([
    ['an error status', { status: 503 }, 'http_error'],
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 'redirect'],
    ['a web page', { body: '<!doctype html><title>Sign in</title><p>Sign in first' }, 'file_unreadable'],
    ['nothing', { body: '' }, 'file_empty'],
    ['a table without titles', { body: 'one,two\n1,2\n' }, 'no_job_titles'],
    ['more than 10 MB', { body: Buffer.alloc(10 * 1024 * 1024 + 1, 'a') }, 'answer_too_large'],
    ['a program', { body: 'MZ\0\0binary' }, 'file_content_mismatch'],
  ])('because of %s closes nothing and says why', async (_name, answer, error) => {
    const { manager } = await makeEmployer();
    feed.body = listPostings([1]);
    const source = await create(manager, { url: feed.url });
    Object.assign(feed, answer);
    const failed = await fetchAgain(manager, source);
    expect(failed.last_run).toMatchObject({ outcome: 'failed', error });
    expect(failed.failure_count).toBe(1);
    expect(await listStatuses(manager)).toEqual(['active']);
  });

  it('is repeated less and less often, and notifies the owner once', async () => {
    const { manager } = await makeEmployer();
    feed.status = 500;
    const source = await create(manager, { url: feed.url });
    let passed = 0;
    for (const minutes of [15, 60, 240, 720]) {
      const requestCount = feed.requests.length;
      app().passTime((minutes - 1) * 60);
      await run();
      expect(feed.requests).toHaveLength(requestCount);
      app().passTime(70);
      await run();
      expect(feed.requests).toHaveLength(requestCount + 1);
      passed += (minutes - 1) * 60 + 70;
    }
    // Back to when the session of the account was valid.
    app().passTime(-passed);
    expect(await listMessages(manager)).toHaveLength(1);
    feed.status = 200;
    feed.body = listPostings([1]);
    expect((await fetchAgain(manager, source)).failure_count).toBe(0);
    const { body } = await send(app(), manager, jobSourcesApi.runs, atSource(source));
    expect(body.runs.map(({ outcome }) => outcome)).toEqual(['applied', ...Array(5).fill('failed')]);
  });

  it('passes to a lead of the employer if the owner has left', async () => {
    const { tenant, manager } = await makeEmployer();
    const source = await create(manager, { url: feed.url });
    const lead = await makeAccount(app(), tenant, 'hiring_manager', { organisationId: manager.organisationId ?? 0 });
    const { db } = app().services.database;
    await db.updateTable('users').set({ state: 'disabled' }).where('id', '=', manager.id).execute();
    feed.body = listPostings([1]);
    const fetched = await fetchAgain(lead, source);
    expect(fetched.last_run?.counts.created).toBe(1);
  });
});
