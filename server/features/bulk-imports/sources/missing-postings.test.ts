import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jobSourcesApi } from '#domain/features/bulk-imports/sources/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { atSource, jobSourceHelpers, listPostings } from '#server/testing/imports/job-sources.ts';
import { type FeedServer, startFeedServer } from '#server/testing/peers/feed-server.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const { create, fetchAgain, listMessages, listStatuses, makeEmployer, read, run } = jobSourceHelpers(app);
let feed: FeedServer;
beforeEach(async () => {
  feed = await startFeedServer();
});
afterEach(() => feed.stop());

const readFixture = (name: string) => readFileSync(new URL(`../../imports/fixtures/data/${name}`, import.meta.url));

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('missing postings', () => {
  it('close a job after two fetches, and a posting that returns reopens it', async () => {
    const { manager } = await makeEmployer();
    feed.body = listPostings([1, 2, 3]);
    const source = await create(manager, { url: feed.url });
    feed.body = listPostings([1, 2]);
    expect((await fetchAgain(manager, source)).last_run?.counts).toMatchObject({ missing: 1, closed: 0 });
    expect(await listStatuses(manager)).toEqual(['active', 'active', 'active']);
    expect((await fetchAgain(manager, source)).last_run?.counts).toMatchObject({ missing: 1, closed: 1 });
    expect(await listStatuses(manager)).toEqual(['active', 'active', 'closed']);
    feed.body = listPostings([1, 2, 3]);
    expect((await fetchAgain(manager, source)).last_run?.counts).toMatchObject({ reopened: 1, same: 3 });
    expect(await listStatuses(manager)).toEqual(['active', 'active', 'active']);
  });

  it('close a job at an unchanged source too', async () => {
    const { manager } = await makeEmployer();
    feed.body = listPostings([1, 2, 3]);
    await create(manager, { url: feed.url, frequency: 'hour' });
    feed.body = listPostings([1, 2]);
    feed.headers = { etag: '"b"' };
    for (let count = 0; count < 2; count++) {
      app().passTime(3700);
      await run();
    }
    // Back to when the session of the account was valid.
    app().passTime(-7400);
    expect(await listStatuses(manager)).toEqual(['active', 'active', 'closed']);
  });

  it.each([
    ['an empty list', '[]'],
    ['an empty board', '{"jobs":[],"meta":{"total":0}}'],
    ['less than half of the jobs', listPostings([1, 2, 3])],
  ])('are not closed without an answer if the source sends %s', async (_name, body) => {
    const { manager } = await makeEmployer();
    feed.body = listPostings(upTo(9));
    const source = await create(manager, { url: feed.url });
    feed.body = body;
    for (let count = 0; count < 3; count++) await fetchAgain(manager, source);
    const asked = await read(manager, source);
    expect(asked.last_run).toMatchObject({ outcome: 'asking', counts: { closed: 0 } });
    expect(asked.missing_count).toBe(asked.last_run?.counts.missing);
    expect(new Set(await listStatuses(manager))).toEqual(new Set(['active']));
    expect(await listMessages(manager)).toHaveLength(1);
  });

  it('close after the answer', async () => {
    const { manager } = await makeEmployer();
    feed.body = listPostings(upTo(9));
    const source = await create(manager, { url: feed.url });
    feed.body = listPostings([1, 2]);
    await fetchAgain(manager, source);
    await send(app(), manager, jobSourcesApi.decide, { ...atSource(source), body: { decision: 'close' } });
    await run();
    const { last_run: last, missing_count: missing } = await read(manager, source);
    expect([last?.outcome, last?.counts.closed, missing]).toEqual(['applied', 7, null]);
    expect((await listStatuses(manager)).filter((status) => status === 'closed')).toHaveLength(7);
  });

  it('stay open after the other answer, and the source asks no more', async () => {
    const { manager } = await makeEmployer();
    feed.body = listPostings(upTo(9));
    const source = await create(manager, { url: feed.url });
    feed.body = listPostings([1, 2]);
    await fetchAgain(manager, source);
    const kept = await send(app(), manager, jobSourcesApi.decide, { ...atSource(source), body: { decision: 'keep' } });
    expect(kept.body).toMatchObject({ missing_count: null, job_count: 2 });
    expect((await fetchAgain(manager, source)).last_run).toMatchObject({ outcome: 'applied', counts: { missing: 0 } });
    expect(new Set(await listStatuses(manager))).toEqual(new Set(['active']));
    const again = await send(app(), manager, jobSourcesApi.decide, { ...atSource(source), body: { decision: 'keep' } });
    expect(again.status).toBe(409);
  });

  it('are not counted if the source breaks off', async () => {
    const { manager } = await makeEmployer();
    const xml = readFixture('indeed.xml').toString();
    feed.body = xml;
    const source = await create(manager, { url: feed.url });
    feed.body = xml.slice(0, Math.floor(xml.length * 0.7));
    for (let count = 0; count < 2; count++) await fetchAgain(manager, source);
    expect((await read(manager, source)).last_run?.counts).toMatchObject({ missing: 0, closed: 0 });
    expect(await listStatuses(manager)).not.toContain('closed');
  });
});
