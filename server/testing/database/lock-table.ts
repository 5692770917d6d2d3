import { newClient } from '#server/db/connection/pools.ts';

/** Blocks the readers of a table until released. */
export async function lockTable(
  databaseUrl: string,
  table: 'applications' | 'tenant_texts' | 'saved_jobs' | 'report_applications' | 'report_sums',
) {
  const client = newClient(databaseUrl, 'test');
  await client.connect();
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  return {
    /** Runs a statement in the transaction that holds the lock. */
    query: (text: string, values: unknown[]) => client.query(text, values),
    waiters: async () => {
      // Within a transaction, PostgreSQL shows the same activity again until this call.
      await client.query('select pg_stat_clear_snapshot()');
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::integer as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      return rows[0]?.count ?? 0;
    },
    /** Resolves when the database has ended the connection. */
    lost: new Promise((resolve) => client.once('end', resolve)),
    release: async () => {
      await client.query('commit');
      await client.end();
    },
  };
}
