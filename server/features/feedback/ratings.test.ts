import { describe, expect, it } from 'vitest';
import { feedbackApi } from '#domain/features/feedback/contract.ts';
import { ratingsApi } from '#domain/features/feedback/ratings-contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

async function setUp() {
  const tenant = await makeTenant(app());
  const admin = await makeAccount(app(), tenant, 'admin');
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ines Okafor' });
  return { tenant, admin, seeker };
}

type Rated = Awaited<ReturnType<typeof setUp>>;

/** Inserts ratings at given moments. */
async function insertRatings({ tenant, seeker }: Rated, rows: readonly (readonly [rating: number, at: string])[]) {
  const { db } = app().services.database;
  for (const [rating, at] of rows) {
    const values = { tenant_id: tenant.id, user_id: seeker.id, rating, feed: '', page: '/search', at: new Date(at) };
    await db.insertInto('rating_feedback').values(values).execute();
  }
}

describe('GET /api/v1/ratings', () => {
  it('a filter and pages -> each rating once, newest first, with the counts of all', async () => {
    const made = await setUp();
    const { admin, seeker } = made;
    await insertRatings(
      made,
      Array.from({ length: 23 }, () => [1, '2026-03-02T12:00:00Z'] as const),
    );
    const body = { rating: '-1', feed: 'Too loud', page: `https://${seeker.host}/search` } as const;
    expect((await send(app(), seeker, feedbackApi.rate, { body })).status).toBe(201);
    const { body: all } = await send(app(), admin, ratingsApi.list, { query: {} });
    expect(all.counts).toEqual({ '-1': 1, '0': 0, '1': 23 });
    expect(all.ratings[0]).toMatchObject({ rating: '-1', text: 'Too loud', page: '/search', person: 'Ines Okafor' });
    const { body: first } = await send(app(), admin, ratingsApi.list, { query: { rating: '1' } });
    const query = { rating: '1', before: String(first.next) } as const;
    const { body: second } = await send(app(), admin, ratingsApi.list, { query });
    const ids = [...first.ratings, ...second.ratings].map(({ id }) => id);
    expect([first.ratings.length, second.ratings.length, second.next]).toEqual([20, 3, null]);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  });

  it('another tenant -> nothing; a job seeker -> 403', async () => {
    const made = await setUp();
    await insertRatings(made, [[1, '2026-03-02T12:00:00Z']]);
    const stranger = await makeAccount(app(), await makeTenant(app()), 'admin');
    expect((await send(app(), stranger, ratingsApi.list, { query: {} })).body.ratings).toEqual([]);
    for (const contract of [ratingsApi.list, ratingsApi.trend, ratingsApi.download])
      expect((await send(app(), made.seeker, contract, { query: {} } as never)).status).toBe(403);
  });
});

describe('GET /api/v1/ratings/trend', () => {
  it('counts twelve months in the time zone of the tenant', async () => {
    const made = await setUp();
    const year = app().services.clock().getUTCFullYear();
    // In New York, the first one belongs to the month before.
    const month = app().services.clock().toISOString().slice(0, 7);
    await insertRatings(made, [
      [1, `${month}-01T02:00:00Z`],
      [-1, `${month}-01T12:00:00Z`],
      [0, `${year - 2}-01-15T12:00:00Z`],
    ]);
    const { months } = (await send(app(), made.admin, ratingsApi.trend)).body;
    expect([months.length, months.at(-1)?.month]).toEqual([12, month]);
    expect(months.slice(-2).map(({ counts }) => counts)).toEqual([
      { '-1': 0, '0': 0, '1': 1 },
      { '-1': 1, '0': 0, '1': 0 },
    ]);
  });
});

describe('GET /api/v1/ratings/csv', () => {
  it('the ratings of a filter as rows that no spreadsheet evaluates, with an entry of the audit trail', async () => {
    const { tenant, admin, seeker } = await setUp();
    const body = { rating: '1', feed: '=1+1, fine', page: `https://${seeker.host}/search` } as const;
    await send(app(), seeker, feedbackApi.rate, { body });
    const read = async (rating: '1' | '0') => {
      const file = await send(app(), admin, ratingsApi.download, { query: { rating } });
      return Buffer.from(file.body as unknown as Uint8Array)
        .toString('utf8')
        .trim()
        .split('\r\n');
    };
    const [good, okay] = [await read('1'), await read('0')];
    expect([good.length, okay.length]).toEqual([2, 1]);
    expect(good[1]).toContain(`,1,Ines Okafor,/search,"'=1+1, fine"`);
    const { rows } = await app().services.database.pool.query(
      "select count(*)::int as count from audit_events where tenant_id = $1 and action = 'feedback.download'",
      [tenant.id],
    );
    expect(rows).toEqual([{ count: 2 }]);
  });
});
