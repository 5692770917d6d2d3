import type { Writable } from 'node:stream';
import { type PostgresQueryResult, sql } from 'kysely';
import type pg from 'pg';
import { prepared } from './prepared.ts';

const mark = '/* deferred */';

/**
 * Marks a frequent statement of a transaction whose result is not needed: it is sent with the next statement, so that it takes no
 * round trip of its own. Its error is thrown by the next statement, or by `commit`. Outside of a transaction it only has the
 * effect of `prepared`, which it includes.
 */
export const deferred = sql`${sql.raw(mark)} ${prepared}`;

export function isMarkedDeferred(text: string): boolean {
  return text.includes(mark);
}

/** What a deferred statement returns at once. */
export const nothing: PostgresQueryResult<never> = { command: 'SELECT', rowCount: 0, rows: [] };

/** Sends deferred statements in one packet with the next one, or before the process waits for something else. */
export function createBatch(client: pg.PoolClient): { readonly hold: () => void; readonly flush: () => void } {
  // The driver's types lack its socket.
  const { stream } = (client as pg.PoolClient & { readonly connection: { readonly stream: Writable } }).connection;
  let isHeld = false;
  const flush = () => {
    if (isHeld) stream.uncork();
    isHeld = false;
  };
  const hold = () => {
    if (isHeld) return;
    isHeld = true;
    stream.cork();
    setImmediate(flush);
  };
  return { hold, flush };
}
