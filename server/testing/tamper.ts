import { newClient } from '#server/db/connection/pools.ts';
import type { TestApp } from './app.ts';

/** Changes rows of the audit trail as someone who controls the database: triggers are off. */
export async function tamperWithAudit({ services }: TestApp, sql: string, values: unknown[] = []): Promise<void> {
  const client = newClient(services.database.ownerUrl, 'test');
  await client.connect();
  await client.query('begin');
  for (const table of ['audit_events', 'audit_seals']) await client.query(`alter table ${table} disable trigger user`);
  await client.query(sql, values);
  for (const table of ['audit_events', 'audit_seals']) await client.query(`alter table ${table} enable trigger user`);
  await client.query('commit');
  await client.end();
}
