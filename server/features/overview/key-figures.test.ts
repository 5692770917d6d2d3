import { describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { overviewApi } from '#domain/features/overview/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

async function makeJobWithSeeker() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  return { tenant, manager, seeker, job: await makeJob(app(), manager) };
}

async function readNumbers(account: TestAccount) {
  return (await send(app(), account, overviewApi.homepage)).body.numbers;
}

describe('GET /api/v1/homepage', () => {
  it('counts overdue replies, recent moves, and jobs that close within seven days', async () => {
    const { tenant, manager, seeker, job } = await makeJobWithSeeker();
    const other = await makeAccount(app(), tenant, 'job_seeker');
    app().passTime(-11 * 86_400);
    const { id, version } = await submitApplication(app(), seeker, job.id);
    await submitApplication(app(), other, job.id);
    app().passTime(11 * 86_400);
    await send(app(), manager, applicationsApi.move, {
      params: { id: String(id) },
      body: { to: 'screening', version },
    });
    const set = (days: number) =>
      app().services.database.pool.query('update jobs set closes_on = $1::date + $2::int where id = $3', [
        app().services.clock(),
        days,
        job.id,
      ]);
    await set(6);
    expect(await readNumbers(manager)).toMatchObject({ overdue: 1, moved_week: 1, closing_week: 1 });
    await set(7);
    expect(await readNumbers(manager)).toMatchObject({ closing_week: 0 });
    expect(await readNumbers(await makeAccount(app(), tenant, 'hiring_manager'))).toMatchObject({
      ...{ overdue: 0, moved_week: 0, closing_week: 0 },
    });
  });
});

describe('GET /api/v1/dashboard/charts', () => {
  it('returns the weeks of the period, and 400 for another one', async () => {
    const { manager, seeker, job } = await makeJobWithSeeker();
    app().passTime(-5 * 7 * 86_400);
    await submitApplication(app(), seeker, job.id);
    app().passTime(5 * 7 * 86_400);
    const read = (weeks: '4' | '52') => send(app(), manager, overviewApi.charts, { query: { weeks } });
    const month = (await read('4')).body;
    expect([month.funnel[0]?.count, month.weeks.map(({ previous }) => previous)]).toEqual([0, [0, 0, 1, 0]]);
    const year = (await read('52')).body;
    expect([year.funnel[0]?.count, year.weeks.length]).toEqual([1, 52]);
    expect((await read('13' as '52')).status).toBe(400);
  });
});
