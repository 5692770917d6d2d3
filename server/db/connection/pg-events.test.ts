import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventBus } from '#server/realtime/events.ts';
import { cloneDatabase, type TestDatabase } from '#server/testing/database/template.ts';
import { silentLog } from '#server/testing/peers/throwaway-server.ts';
import { createFailFastClients } from './fail-fast.ts';
import { openPgEventBus } from './pg-events.ts';
import { newClient, openPool } from './pools.ts';

let clone: TestDatabase;
let pool: pg.Pool;
let events: EventBus;
const statements: string[] = [];
let forTenant: ReturnType<typeof createFailFastClients>;

beforeAll(async () => {
  clone = await cloneDatabase();
  pool = openPool(clone.url, 'session', silentLog);
  // One connection, so that each statement follows the one before.
  pool.options.max = 1;
  pool.on('connect', recordStatements);
  forTenant = createFailFastClients(pool);
  const open = { forTenant, newClient: (purpose: string) => newClient(clone.url, purpose, 'none') };
  events = await openPgEventBus(open, silentLog);
});

afterAll(async () => {
  await events.close();
  await pool.end();
  await clone.drop();
});

function recordStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client);
  const recordAndRun = (statement: pg.QueryConfig) => {
    statements.push(statement.text);
    return query(statement);
  };
  Object.assign(client, { query: recordAndRun });
}

describe('openPgEventBus', () => {
  it('publishes in the scope of the tenant, without a statement that changes the scope', async () => {
    const readSession = () => forTenant(1).selectFrom('sessions').select('tenant_id').limit(1).execute();
    await readSession();
    statements.length = 0;
    await events.publish({ kind: 'job_changed', tenantId: 1, id: 5 });
    await readSession();
    expect(statements).toEqual([expect.stringContaining('pg_notify'), expect.stringContaining('"sessions"')]);
  });
});
