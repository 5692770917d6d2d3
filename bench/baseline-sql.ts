import pg from 'pg';
import { callers } from './load.ts';
import type { Statement } from './product.ts';
import { medianRound, type Times, timesOf } from './times.ts';

/** Seconds of one round; there are three. */
const seconds = 3;

/**
 * The same statements as the product sends for one request after the other, from as many callers, through nothing but
 * the driver: what the database alone allows.
 */
export async function bareSql(databaseUrl: string, requests: readonly (readonly Statement[])[]): Promise<Times> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: callers });
  try {
    const rounds: Times[] = [];
    for (let at = 0; at < 3; at += 1) rounds.push(await round(pool, requests));
    return medianRound(rounds);
  } finally {
    await pool.end();
  }
}

async function round(pool: pg.Pool, requests: readonly (readonly Statement[])[]): Promise<Times> {
  const each: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const call = async (caller: number) => {
    for (let turn = caller; performance.now() < end; turn += 1) {
      const asked = performance.now();
      const statements = requests[turn % requests.length] ?? [];
      for (const { sql, parameters } of statements) await pool.query(sql, [...parameters]);
      each.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: callers }, (_none, caller) => call(caller * 7)));
  return timesOf(each, (performance.now() - start) / 1000);
}
