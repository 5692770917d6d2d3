import { describe, expect, it } from 'vitest';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, newJob } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';
import { readActiveJobs } from './read-active-jobs.ts';
import { createResultRowCaches } from './result-row-cache.ts';
import type { FoundJob } from './search-queries.ts';

const app = testApp();

async function makePosting() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const { id, version } = await makeJob(app(), manager, { title: 'Welder' });
  return { tenant, manager, params: { id: String(id) }, id, version };
}

describe('GET /api/v1/jobs', () => {
  it('lists an edited job with its new title, and a closed job no longer', async () => {
    const { tenant, manager, params, version } = await makePosting();
    const listTitles = async () =>
      (await send(app(), tenant.visitor, jobsApi.search)).body.jobs.map(({ title }) => title);
    expect(await listTitles()).toEqual(['Welder']);
    const edited = { job: newJob({ title: 'Senior welder' }), version };
    const { body: job } = await send(app(), manager, jobsApi.edit, { params, body: edited });
    expect(await listTitles()).toEqual(['Senior welder']);
    await send(app(), manager, jobsApi.move, { params, body: { to: 'closed', version: job.version } });
    expect(await listTitles()).toEqual([]);
  });
});

describe('readActiveJobs', () => {
  async function openCatalog(tenant: { readonly id: number }) {
    const { catalog, database } = app().services;
    const loaded = await catalog.ready(1000);
    if (!loaded) throw new Error('The catalog is not loaded');
    return {
      loaded,
      rows: loaded.forTenant(tenant.id).resultRows,
      ctx: { catalog, tenant, database, readDb: database.db },
    };
  }

  it('caches the rows it reads, in the order of the ids', async () => {
    const { tenant, manager, id } = await makePosting();
    const { id: otherId } = await makeJob(app(), manager, { title: 'Baker' });
    const { rows, ctx } = await openCatalog(tenant);
    await readActiveJobs(ctx, [id]);
    expect([rows.get(id)?.title, rows.get(otherId)?.title]).toEqual(['Welder', undefined]);
    expect((await readActiveJobs(ctx, [otherId, id])).map(({ title }) => title)).toEqual(['Baker', 'Welder']);
  });

  it('does not cache rows of a replica', async () => {
    const { tenant, id } = await makePosting();
    const { rows, ctx } = await openCatalog(tenant);
    const database = { ...ctx.database, hasReplica: true };
    expect(await readActiveJobs({ ...ctx, database }, [id])).toHaveLength(1);
    expect(rows.get(id)).toBeUndefined();
  });

  it('does not cache the row of a job that changes while it is read', async () => {
    const { tenant, id } = await makePosting();
    const { loaded, rows, ctx } = await openCatalog(tenant);
    const readDb = ctx.readDb.withPlugin({
      transformQuery({ node }) {
        loaded.remove(tenant.id, id);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    expect(await readActiveJobs({ ...ctx, readDb }, [id])).toHaveLength(1);
    expect(rows.get(id)).toBeUndefined();
  });
});

describe('createResultRowCaches', () => {
  const row = (id: number) => ({ id }) as FoundJob;

  it('removes the rows that were not read for the longest time, and keeps tenants apart', () => {
    const cacheOf = createResultRowCaches(2);
    const [first, second] = [cacheOf(1), cacheOf(2)];
    first.set(row(1));
    first.set(row(2));
    expect(first.get(1)).toEqual(row(1));
    second.set(row(3));
    expect([first.get(1), first.get(2), first.get(3), second.get(3)]).toEqual([row(1), undefined, undefined, row(3)]);
  });
});
