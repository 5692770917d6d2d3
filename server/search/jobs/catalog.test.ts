import { describe, expect, it } from 'vitest';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant, newJob } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

describe('the job catalog', () => {
  it('keeps what searches have cached while only drafts change', async () => {
    const tenant = await makeTenant(app());
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    const create = async (title: string) =>
      (await send(app(), manager, jobsApi.create, { body: newJob({ title }) })).body;
    const publish = (job: { readonly id: number; readonly version: number }) =>
      send(app(), manager, jobsApi.move, {
        params: { id: String(job.id) },
        body: { to: 'active', version: job.version },
      });
    const readColumns = async () => (await app().services.catalog.ready(1000))?.forTenant(tenant.id).columns();
    await publish(await create('Welder'));
    await send(app(), tenant.visitor, jobsApi.search);
    const before = await readColumns();
    const draft = await create('Baker');
    await send(app(), tenant.visitor, jobsApi.search);
    expect(await readColumns()).toBe(before);
    await publish(draft);
    const { body } = await send(app(), tenant.visitor, jobsApi.search);
    expect(body.jobs.map(({ title }) => title).sort()).toEqual(['Baker', 'Welder']);
  });
});
