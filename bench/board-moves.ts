import pg from 'pg';
import { largeJobId } from './data/applications.ts';
import { type BenchRequest, callerCount } from './load.ts';
import { getTimes, type Times } from './results/times.ts';
import { fetchJson } from './sign-in.ts';

/** Times of storing a move on the board of a job with 10,000 applicants. */
export interface BoardMoves {
  /** One person, who moves one card after the other. */
  readonly alone: MoveTimes;
  /** All callers at once. */
  readonly together: MoveTimes;
}

export interface MoveTimes {
  readonly product: Times;
  /** The two rows of a move through the driver only: the status and its event, in one transaction. */
  readonly sql: Times;
}

/** Name of the measurement, as `npm run bench -- moves` finds it. */
export const boardMovesName = 'Staff: moves on the board of a job with 10,000 applicants';

/** Moves of one caller among all. */
const movesPerCaller = 15;
/** Moves of the caller alone. */
const movesAlone = 60;

interface Card {
  readonly id: number;
  readonly version: number;
}

/** Moves as many applications as the callers can in parallel, each once, and undoes it afterwards. */
export async function measureBoardMoves(url: string, databaseUrl: string, token: string): Promise<BoardMoves> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const cards = await listApplied(url, headers, 2 * (movesAlone + callerCount * movesPerCaller));
  const waiting = [...cards];
  const pool = new pg.Pool({ connectionString: databaseUrl, options: '-c app.tenant=1', max: callerCount });
  const move = ({ id, version }: Card) =>
    fetchJson(url, {
      path: `/api/v1/applications/${id}/status`,
      method: 'PUT',
      headers,
      body: JSON.stringify({ to: 'screening', version, note: '', message: '' }),
    });
  const measure = async (callers: number, count: number): Promise<MoveTimes> => ({
    product: await timeEach(callers, waiting.splice(0, count), move),
    sql: await timeEach(callers, waiting.splice(0, count), ({ id }) => moveBySql(pool, id)),
  });
  try {
    return {
      alone: await measure(1, movesAlone),
      together: await measure(callerCount, callerCount * movesPerCaller),
    };
  } finally {
    // So that the next run finds as many applications at the first stage.
    await pool.query("update applications set status = 'applied' where tenant_id = 1 and id = any($1)", [
      cards.map(({ id }) => id),
    ]);
    await pool.end();
  }
}

async function listApplied(url: string, headers: BenchRequest['headers'], count: number): Promise<Card[]> {
  const cards: Card[] = [];
  for (let cursor = ''; cards.length < count; ) {
    const query = new URLSearchParams({ status: 'applied', sort: 'newest', limit: '200', parts: 'none' });
    if (cursor) query.set('cursor', cursor);
    const path = `/api/v1/jobs/${largeJobId}/applications?${query}`;
    const page = (await fetchJson(url, { path, ...(headers ? { headers } : {}) })) as {
      applications: Card[];
      next: string | null;
    };
    cards.push(...page.applications);
    if (page.next === null)
      throw new Error(`Job ${largeJobId} has only ${cards.length} applications at the first stage`);
    cursor = page.next;
  }
  return cards.slice(0, count);
}

/** Each caller takes the next card as soon as it has the previous response. */
async function timeEach(
  callers: number,
  cards: readonly Card[],
  move: (card: Card) => Promise<unknown>,
): Promise<Times> {
  const waiting = [...cards];
  const durations: number[] = [];
  const start = performance.now();
  const call = async () => {
    for (let card = waiting.pop(); card; card = waiting.pop()) {
      const movedAt = performance.now();
      await move(card);
      durations.push(performance.now() - movedAt);
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  return getTimes(durations, (performance.now() - start) / 1000);
}

async function moveBySql(pool: pg.Pool, id: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query({
      name: 'move',
      text: `update applications set status = 'screening', status_since = now(), version = version + 1
        where tenant_id = 1 and id = $1`,
      values: [id],
    });
    await client.query({
      name: 'event',
      text: `insert into application_events (tenant_id, application_id, at, actor_user_id, from_status, to_status)
        values (1, $1, now(), null, 'applied', 'screening')`,
      values: [id],
    });
    await client.query('commit');
  } finally {
    client.release();
  }
}
