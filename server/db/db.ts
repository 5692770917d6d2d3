import type { Kysely, Transaction } from 'kysely';
import type { Database } from './tables.ts';

/** A database or a transaction: what queries that need no transaction take. */
export type Db = Kysely<Database>;

/** For queries that lock rows, which only makes sense inside a transaction. */
export type DbTransaction = Transaction<Database>;
