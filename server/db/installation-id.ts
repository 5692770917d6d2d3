import type pg from 'pg';

/**
 * Identifies the installation: its PostgreSQL cluster and its database there. Every process of one installation gets the
 * same. Two installations differ, even if their databases have the same name or one was restored from a backup of the other.
 * A physical copy of a whole cluster keeps the identifier.
 */
export async function findInstallationId(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `select system_identifier || ':' || current_database() as id from pg_control_system()`,
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The database has no identity');
  return id;
}
