import type { Kysely, Transaction } from 'kysely';
import type { Database } from './tables.ts';

/** A database or a transaction. */
export type Db = Kysely<Database>;

/** For queries that lock rows, which must run in a transaction. */
export type DbTransaction = Transaction<Database>;
