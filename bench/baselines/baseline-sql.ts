import pg from 'pg';
import { callerCount } from '#bench/load.ts';
import type { Statement } from '#bench/product/product.ts';
import { getTimes, medianRound, type Times } from '#bench/results/times.ts';
import { getStatementName } from '#server/db/connection/prepared.ts';

/** Duration of each round. */
const roundSeconds = 3;

/**
 * Sends the product's SQL statements from the same number of callers through the driver only: the limit of the database.
 */
export async function baselineSql(
  databaseUrl: string,
  requests: readonly (readonly Statement[])[],
  roundCount = 3,
): Promise<Times> {
  const pool = new pg.Pool({ connectionString: databaseUrl, options: '-c app.tenant=1', max: callerCount });
  try {
    const rounds: Times[] = [];
    for (let index = 0; index < roundCount; index += 1) rounds.push(await runRound(pool, requests));
    return medianRound(rounds);
  } finally {
    await pool.end();
  }
}

async function runRound(pool: pg.Pool, requests: readonly (readonly Statement[])[]): Promise<Times> {
  const durations: number[] = [];
  const start = performance.now();
  const end = start + roundSeconds * 1000;
  const call = async (caller: number) => {
    for (let turn = caller; performance.now() < end; turn += 1) {
      const requestedAt = performance.now();
      const statements = requests[turn % requests.length] ?? [];
      for (const { sql, parameters } of statements)
        await pool.query({ name: getStatementName(sql), text: sql, values: [...parameters] });
      durations.push(performance.now() - requestedAt);
    }
  };
  await Promise.all(Array.from({ length: callerCount }, (_none, caller) => call(caller * 7)));
  return getTimes(durations, (performance.now() - start) / 1000);
}
