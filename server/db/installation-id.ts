import type pg from 'pg';

/**
 * Identifies the installation: its PostgreSQL cluster and its database there. Every process of one installation gets the
 * same, and two installations never do, even when their databases have the same name or one was restored from the other.
 */
export async function findInstallationId(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `select system_identifier || ':' || current_database() as id from pg_control_system()`,
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The database has no identity');
  return id;
}
