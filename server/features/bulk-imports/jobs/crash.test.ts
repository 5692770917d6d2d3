import { describe, expect, it } from 'vitest';
import { jobImportsApi } from '#domain/features/bulk-imports/jobs/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { readJobImport, sendJobFile } from '#server/testing/imports/job-imports.ts';
import { runUntilKilled } from '#server/testing/kill-product.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

const count = 1000;

/** Every tenth has no description, and every tenth equals the row before. */
const file = {
  name: 'openings.csv',
  bytes: [
    'Ref,Job title,Description,City,State',
    ...Array.from({ length: count }, (_, row) => {
      const id = row % 10 === 9 ? row - 1 : row;
      return `r-${id},Analyst ${id},${row % 10 === 5 ? '' : 'Check labels on images.'},Portland,OR`;
    }),
  ].join('\n'),
};

describe('kill -9 during a job import', { timeout: 240_000 }, () => {
  it('continues after the restart: every row in one group, no job twice', async () => {
    const tenant = await makeTenant(app());
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    const { token } = (await sendJobFile(app(), manager, file)).body;
    const read = () => readJobImport(app(), manager, token);
    // While the file is being read, before its rows are stored.
    await runUntilKilled(app(), () => isClaimed(token));
    await runUntilKilled(app(), async () => (await read()).state === 'review');
    await send(app(), manager, jobImportsApi.confirm, { params: { token }, body: { publish: 'draft' } });
    for (const left of [900, 500, 100]) await runUntilKilled(app(), async () => (await read()).counts.read <= left);
    await runUntilKilled(app(), async () => (await read()).state === 'done');
    expect((await read()).counts).toMatchObject({ total: count, waiting: 0, read: 0, new: 800, failed: 200 });
    const { db } = app().services.database;
    const jobs = await db.selectFrom('jobs').select('title').where('tenant_id', '=', tenant.id).execute();
    expect([jobs.length, new Set(jobs.map(({ title }) => title)).size]).toEqual([800, 800]);
    expect(await db.selectFrom('notifications').select('id').where('token', '=', token).execute()).toHaveLength(1);
  });
});

async function isClaimed(token: string): Promise<boolean> {
  const { db } = app().services.database;
  const row = await db
    .selectFrom('bulk_imports')
    .select(['claimed_until', 'state'])
    .where('token', '=', token)
    .executeTakeFirstOrThrow();
  return row.claimed_until !== null || row.state === 'review';
}
