import { describe, expect, it } from 'vitest';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { write } from '#server/db/write.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { buildHeaders, send } from '#server/testing/send.ts';
import { notify } from './service.ts';

const app = testApp();

async function makeReader() {
  const tenant = await makeTenant(app());
  const account = await makeAccount(app(), tenant, 'job_seeker');
  const poll = (tag?: string, query = 'page=1&lang=en') =>
    request(`${app().url}/api/v1/notifications/all?${query}`, {
      headers: { ...buildHeaders(account, notificationsApi.all, undefined), ...(tag ? { 'if-none-match': tag } : {}) },
    });
  return { tenantId: tenant.id, account, poll };
}

type Reader = Awaited<ReturnType<typeof makeReader>>;

function notifyReader({ tenantId, account: { id: userId } }: Reader): Promise<void> {
  const ctx = systemContext(app().services, tenantId, 'test');
  return write(ctx, (change) =>
    notify(change, {
      tenantId,
      userId,
      kind: 'feedback_answered',
      values: { answer: 'Yes.' },
      subject: 'feedback',
    }),
  );
}

/** How often a connection is taken for queries. The check of the session, once per request, has its own pool. */
async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const { pool } = app().services.database;
  let count = 0;
  const increase = () => {
    count += 1;
  };
  pool.on('acquire', increase);
  await work();
  pool.off('acquire', increase);
  return count;
}

describe('GET /api/v1/notifications/all?only=unread', () => {
  it('returns the unread notifications and counts their pages', async () => {
    const reader = await makeReader();
    for (let count = 0; count < 21; count += 1) await notifyReader(reader);
    const read = async (query: string) => JSON.parse((await reader.poll(undefined, query)).text);
    const all = await read('page=1&lang=en');
    await send(app(), reader.account, notificationsApi.readOne, {
      params: { id: String(all.data[0].id) },
      body: { is_read: true },
    });
    const unread = await read('page=1&lang=en&only=unread');
    expect([unread.data.length, unread.unread_count, unread.total_pages]).toEqual([20, 20, 1]);
    expect(unread.data.map(({ id }: { id: number }) => id)).not.toContain(all.data[0].id);
    expect((await read('page=1&lang=en')).total_pages).toBe(2);
  });

  it('an unknown filter -> 400 naming the field', async () => {
    const { poll } = await makeReader();
    const answer = await poll(undefined, 'only=old');
    expect([answer.status, answer.text.includes('only')]).toEqual([400, true]);
  });
});

describe('GET /api/v1/notifications/all with If-None-Match', () => {
  it('nothing changed -> 304 without a body, and no query but the check of the session', async () => {
    const { poll } = await makeReader();
    const first = await poll();
    const tag = first.headers.get('etag') ?? '';
    const [second, third] = [await poll(tag), await poll(`W/${tag}`)];
    expect([first.status, second.status, second.text, third.status]).toEqual([200, 304, '', 304]);
    expect(second.headers.get('etag')).toBe(tag);
    const full = await countQueries(() => poll());
    const unchanged = await countQueries(() => poll(tag));
    expect(unchanged).toBe(0);
    expect(full).toBeGreaterThan(unchanged);
  });

  it('a new notification, and reading it -> 200 with the change', async () => {
    const reader = await makeReader();
    const tag = (await reader.poll()).headers.get('etag') ?? '';
    await notifyReader(reader);
    const changed = await reader.poll(tag);
    expect([changed.status, JSON.parse(changed.text).unread_count]).toEqual([200, 1]);
    const next = changed.headers.get('etag') ?? '';
    expect((await reader.poll(next)).status).toBe(304);
    await send(app(), reader.account, notificationsApi.readAll);
    const read = await reader.poll(next);
    expect([read.status, JSON.parse(read.text).unread_count]).toEqual([200, 0]);
  });

  it('the tag of another account -> 200', async () => {
    const [one, other] = [await makeReader(), await makeReader()];
    const tag = (await one.poll()).headers.get('etag') ?? '';
    expect((await other.poll(tag)).status).toBe(200);
    await notifyReader(other);
    expect((await one.poll(tag)).status).toBe(304);
  });

  it('an ended session -> 401, not 304', async () => {
    const { account, poll } = await makeReader();
    const tag = (await poll()).headers.get('etag') ?? '';
    const { db } = app().services.database;
    await db.updateTable('sessions').set({ revoked_at: new Date() }).where('user_id', '=', account.id).execute();
    expect((await poll(tag)).status).toBe(401);
  });
});
