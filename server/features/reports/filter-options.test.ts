import { beforeAll, describe, expect, it } from 'vitest';
import { hiringReportsApi, partnerReportsApi } from '#domain/features/reports/contract.ts';
import { filterNames } from '#domain/features/reports/definitions.ts';
import { loadDemo } from '#server/db/demo/load.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount } from '#server/testing/factories.ts';
import { type ApplicationHistory, type History, readHistory } from '#server/testing/reports/history.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const tenant = { id: 1, host: 'demo.test', visitor: { host: 'demo.test' } };
let history: History;

beforeAll(async () => {
  const { database, taxonomy, locations, passwords } = app().services;
  await loadDemo(database, { taxonomy, locations, passwords, now: new Date(), onProgress: () => {} });
  await database.pool.query(`update jobs set city = case id % 4 when 0 then '' when 1 then city || ', North' else city end,
    region = case id % 4 when 2 then '' else region end`);
  history = await readHistory(database.pool, tenant.id);
}, 120_000);

const sortTexts = (values: readonly (string | number | null)[]) => [...new Set(values.map(String))].sort();

function expectedOptions(applications: readonly ApplicationHistory[]) {
  const jobs = applications.map(({ job }) => job);
  expect(jobs).not.toEqual([]);
  return {
    job: sortTexts(jobs.map(({ id }) => id)),
    organisation: sortTexts(jobs.map(({ organisation }) => organisation)),
    place: sortTexts(jobs.map(({ place }) => place).filter(Boolean)),
    source: sortTexts(applications.map(({ source }) => source)),
    team: sortTexts(jobs.flatMap(({ team }) => team)),
    partner: sortTexts(applications.flatMap(({ partner }) => partner ?? [])),
  };
}

type Caller = Parameters<typeof send>[1];

async function readOptions(caller: Caller, api: typeof hiringReportsApi | typeof partnerReportsApi) {
  const { status, body } = await send(app(), caller, api.filters);
  expect(status).toBe(200);
  return Object.fromEntries(filterNames.map((name) => [name, sortTexts(body[name].map(({ value }) => value))]));
}

describe('GET /api/v1/reports/filters and /api/v1/partner-reports/filters', () => {
  it('an administrator -> the values of all applications', async () => {
    const admin = await makeAccount(app(), tenant, 'admin');
    expect(await readOptions(admin, hiringReportsApi)).toEqual(expectedOptions(history.applications));
  });

  it('a hiring manager -> those of the applications to jobs of the employer', async () => {
    const organisationId = history.applications[0]?.job.organisation ?? 0;
    const manager = await makeAccount(app(), tenant, 'hiring_manager', { organisationId });
    const applications = history.applications.filter(({ job }) => job.organisation === organisationId);
    expect(await readOptions(manager, hiringReportsApi)).toEqual(expectedOptions(applications));
  });

  it('a partner -> those of the applications of its job seekers', async () => {
    const organisationId = history.applications.find(({ partner }) => partner !== null)?.partner ?? 0;
    const partner = await makeAccount(app(), tenant, 'recruiter', { organisationId });
    const applications = history.applications.filter((each) => each.partner === organisationId);
    expect(await readOptions(partner, partnerReportsApi)).toEqual(expectedOptions(applications));
  });
});

describe('GET /api/v1/reports/applicationSource?place=...', () => {
  it('a city, a region, or both, also with a comma -> the applications to the jobs there', async () => {
    const admin = await makeAccount(app(), tenant, 'admin');
    const places = new Set(history.applications.map(({ job }) => job.place).filter(Boolean));
    for (const place of places) {
      const query = { place, from: '2020-01-01', to: '2029-12-31' };
      const { body } = await send(app(), admin, hiringReportsApi.read, {
        params: { name: 'applicationSource' },
        query,
      });
      const sent = history.applications.filter(
        ({ job, moves }) => job.place === place && moves.some(({ to }) => to === 'applied'),
      );
      expect(body.totals.applications ?? 0, place).toBe(sent.length);
    }
    for (const form of [/^[^,]+, North, /, /^[A-Z]{2}$/, /^[A-Z][a-z]+$/])
      expect([...places]).toContainEqual(expect.stringMatching(form));
  });
});
