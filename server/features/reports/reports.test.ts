import { beforeAll, describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { hiringReportsApi, partnerReportsApi, type Report } from '#domain/features/reports/contract.ts';
import { definitions } from '#domain/features/reports/definitions.ts';
import { measures } from '#domain/features/reports/measures.ts';
import { hiringReports } from '#domain/features/reports/names.ts';
import { loadDemo } from '#server/db/demo/load.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeOrganisation, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const demo = { id: 1, host: 'demo.test', visitor: { host: 'demo.test' } };
let skilling: TestAccount;

beforeAll(async () => {
  const { database, taxonomy, locations, passwords } = app().services;
  await loadDemo(database, { taxonomy, locations, passwords, now: new Date(), onProgress: () => {} });
  skilling = await makeAccount(app(), demo, 'skilling_partner');
}, 120_000);

type HiringReport = (typeof hiringReports)[number];

function read(caller: TestAccount, name: HiringReport, query: object = {}) {
  return send(app(), caller, hiringReportsApi.read, { params: { name }, query });
}

async function readNumbers(caller: TestAccount, name: HiringReport, query: object = {}): Promise<Report> {
  const { status, body } = await read(caller, name, query);
  expect(status).toBe(200);
  return body;
}

function move(account: TestAccount, application: { id: number; version: number }, to: ApplicationStatus) {
  const params = { id: String(application.id) };
  return send(app(), account, applicationsApi.move, {
    params,
    body: { to, version: application.version, message: 'Thank you.' },
  });
}

async function makeEmployer() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const partnerId = await makeOrganisation(app(), tenant, { kind: 'non_profit', name: 'Bridgework' });
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ines Okafor', sponsorId: partnerId });
  const job = await makeJob(app(), manager, { title: 'Data analyst' });
  return { tenant, manager, seeker, job, partnerId };
}

/** An employer, a job, and people of the same tenant that must not appear. */
async function addCanary(tenant: Awaited<ReturnType<typeof makeTenant>>) {
  const organisationId = await makeOrganisation(app(), tenant, { name: 'Canary Freight' });
  const manager = await makeAccount(app(), tenant, 'hiring_manager', { organisationId });
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Canary Person' });
  const job = await makeJob(app(), manager, { title: 'Canary job' });
  await submitApplication(app(), seeker, job.id);
}

describe('GET /api/v1/reports/:name', () => {
  it('an application on hold and back -> stays in its stage, and its wait continues', async () => {
    const { manager, seeker, job } = await makeEmployer();
    app().passTime(-10 * 86_400);
    const application = await submitApplication(app(), seeker, job.id);
    app().passTime(5 * 86_400);
    const held = await move(manager, application, 'on-hold');
    app().passTime(3 * 86_400);
    await move(manager, held.body, 'applied');
    app().passTime(2 * 86_400);
    const { totals, chart } = await readNumbers(manager, 'currentPipeline');
    expect(totals.people).toBe(1);
    expect(chart.map(({ key, values }) => [key, values.people])).toEqual([['applied', 1]]);
  });

  it('a rejected application that is reopened -> counts once, and has not left', async () => {
    const { manager, seeker, job } = await makeEmployer();
    const application = await submitApplication(app(), seeker, job.id);
    const screening = await move(manager, application, 'screening');
    const rejected = await move(manager, screening.body, 'rejected');
    expect((await readNumbers(manager, 'historicPipeline')).totals).toMatchObject({ applications: 1, left: 1 });
    expect((await move(manager, rejected.body, 'screening')).status).toBe(200);
    const report = await readNumbers(manager, 'historicPipeline');
    expect(report.totals).toMatchObject({ applications: 1, left: 0 });
    expect(report.rows.map(({ key, values }) => [key, values.reached])).toEqual([
      ['applied', 1],
      ['screening', 1],
    ]);
  });

  it('applications to another employer -> change no number of any report, no filter, and no file', async () => {
    const { tenant, manager, seeker, job } = await makeEmployer();
    await submitApplication(app(), seeker, job.id);
    const readAll = async () => {
      const numbers: unknown[] = [];
      for (const name of hiringReports) {
        const { as_of: _now, ...report } = await readNumbers(manager, name);
        const file = await send(app(), manager, hiringReportsApi.download, { params: { name } });
        numbers.push(report, String(file.body));
      }
      return [...numbers, (await send(app(), manager, hiringReportsApi.filters)).body];
    };
    const before = await readAll();
    await addCanary(tenant);
    expect(await readAll()).toEqual(before);
    expect(JSON.stringify(before)).not.toContain('Canary');
  });

  it('a hiring member without the job -> an empty report', async () => {
    const { tenant, manager, seeker, job } = await makeEmployer();
    await submitApplication(app(), seeker, job.id);
    const organisationId = manager.organisationId ?? 0;
    const member = await makeAccount(app(), tenant, 'hiring_member', { organisationId });
    expect((await readNumbers(member, 'currentPipeline')).totals.people).toBe(0);
    expect((await readNumbers(manager, 'currentPipeline')).totals.people).toBe(1);
  });

  it.each([
    ['the last day before the first', { from: '2026-05-02', to: '2026-05-01' }, 'query.to', 'before_start'],
    ['more than ten years', { from: '2001-01-01', to: '2026-05-01' }, 'query.from', 'period_too_long'],
    ['an unknown source', { source: 'moon' }, 'query.source', 'invalid_value'],
  ])('%s -> refused with the field', async (_case, query, field, code) => {
    const { manager } = await makeEmployer();
    const { status, problem } = await read(manager, 'timeToHire', query);
    expect([status, problem.fields?.map((each) => [each.field, each.code])]).toEqual([400, [[field, code]]]);
  });
});

describe('GET /api/v1/reports/:name/rows', () => {
  it('every number of every report -> as many rows as it counts', async () => {
    const admin = await makeAccount(app(), demo, 'admin');
    for (const name of hiringReports) {
      const { rows } = await readNumbers(admin, name);
      for (const measure of definitions[name].table.columns) {
        if (measures[measure].aggregate !== 'count') continue;
        const row = rows.find(({ values }) => values[measure]);
        if (!row) continue;
        const query = { measure, row: row.key };
        const { status, body } = await send(app(), admin, hiringReportsApi.rows, { params: { name }, query });
        expect([name, measure, status, body.total]).toEqual([name, measure, 200, row.values[measure]]);
      }
    }
  });

  it('for skilling partners -> forbidden', async () => {
    const query = { measure: 'people' as const };
    const { status } = await send(app(), skilling, hiringReportsApi.rows, {
      params: { name: 'currentPipeline' },
      query,
    });
    expect(status).toBe(403);
  });
});

describe('GET /api/v1/partner-reports/:name', () => {
  it('own job seekers only; the journal lists the moves, and the file begins no cell with a formula', async () => {
    const { tenant, seeker, job, partnerId } = await makeEmployer();
    const recruiter = await makeAccount(app(), tenant, 'recruiter', { organisationId: partnerId });
    await submitApplication(app(), seeker, job.id);
    const named = await makeAccount(app(), tenant, 'job_seeker', { fullName: '=1+1', sponsorId: partnerId });
    await submitApplication(app(), named, job.id);
    await addCanary(tenant);
    const params = { name: 'jobseekerjournal' } as const;
    const { body } = await send(app(), recruiter, partnerReportsApi.read, { params });
    expect(body.rows.map(({ label }) => label).sort()).toEqual(['=1+1', 'Ines Okafor']);
    const file = await send(app(), recruiter, partnerReportsApi.download, { params });
    const lines = String(file.body).replace('\u{feff}', '').trim().split('\r\n');
    expect(lines[0]).toBe('person,entries,applications,interviews,offers,hires');
    expect(lines).toContain("'=1+1,1,1,0,0,0");
  });
});
