import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  hiringReportsApi,
  partnerReportsApi,
  type Report,
  type ReportFilter,
  type ReportValues,
} from '#domain/features/reports/contract.ts';
import { definitions, type FilterName, filterNames } from '#domain/features/reports/definitions.ts';
import { hiringReports, partnerReports, type ReportName } from '#domain/features/reports/names.ts';
import { moveDay } from '#domain/features/reports/period.ts';
import { loadDemo } from '#server/db/demo/load.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, type TestAccount } from '#server/testing/factories.ts';
import { changeHistory, matchChanges } from '#server/testing/reports/changes.ts';
import { expectReport } from '#server/testing/reports/expected-report.ts';
import { type History, readHistory } from '#server/testing/reports/history.ts';
import { send } from '#server/testing/send.ts';
import { summedReports } from './slices/slice-queries.ts';
import { createDueSlices, updateMatches, updateOnce, updateSlices } from './slices/slice-task.ts';

const app = testApp();
const timeZone = 'America/New_York';
const tenantId = 1;
let admin: TestAccount;
let partner: TestAccount;
let history: History;
let now: Date;

beforeAll(async () => {
  const { database, taxonomy, locations, passwords } = app().services;
  now = new Date();
  await loadDemo(database, { taxonomy, locations, passwords, now, onProgress: () => {} });
  const tenant = { id: tenantId, host: 'demo.test', visitor: { host: 'demo.test' } };
  admin = await makeAccount(app(), tenant, 'admin');
  partner = await makeAccount(app(), tenant, 'recruiter', { organisationId: await crowdPlacements() });
  history = await readHistory(database.pool, tenantId);
}, 120_000);

/** Moves all hires into two weeks, so that there are whole groups of ten. Returns the partner with most of them. */
async function crowdPlacements(): Promise<number> {
  const { pool } = app().services.database;
  await pool.query(`update placements set hired_at = now() - (200 + application_id % 14) * interval '1 day'`);
  const { rows } = await pool.query<{ id: number }>(
    'select organisation_id as id from placements group by 1 order by count(*) desc, 1 limit 1',
  );
  return rows[0]?.id ?? 0;
}

/** The filter of a request, where everything is text. */
function toQuery({ from, to, ...filter }: Filter) {
  const texts = Object.entries(filter).map(([name, value]) => [name, String(value)]);
  return { from, to, ...Object.fromEntries(texts) };
}

type Filter = ReportFilter & { readonly from: string; readonly to: string };

async function readReport(caller: TestAccount, name: ReportName, filter: Filter): Promise<Report> {
  const query = toQuery(filter);
  const hiring = hiringReports.find((each) => each === name);
  const partner = partnerReports.find((each) => each === name);
  const answer = hiring
    ? await send(app(), caller, hiringReportsApi.read, { params: { name: hiring }, query })
    : await send(app(), caller, partnerReportsApi.read, { params: { name: partner ?? 'openjobs' }, query });
  expect([answer.status, answer.problem.fields]).toEqual([200, undefined]);
  return answer.body;
}

function randomFilter(name: ReportName, names: readonly FilterName[] = filterNames) {
  const pick = <T>(values: readonly T[]) => fc.constantFrom(...new Set(values));
  const { applications } = history;
  const choices: Record<FilterName, fc.Arbitrary<unknown>> = {
    job: pick(applications.map(({ job }) => job.id)),
    organisation: pick(applications.map(({ job }) => job.organisation)),
    place: pick(applications.map(({ job }) => job.place).filter(Boolean)),
    source: pick(applications.map(({ source }) => source)),
    team: pick(applications.flatMap(({ job }) => job.team)),
    partner: pick(applications.flatMap(({ partner }) => partner ?? [])),
  };
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  const offered = Object.fromEntries(
    definitions[name].filters.filter((each) => names.includes(each)).map((each) => [each, choices[each]]),
  );
  return fc
    .tuple(
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 1, max: 300 }),
      fc.subarray(Object.keys(offered), { maxLength: Math.min(2, Object.keys(offered).length) }),
    )
    .chain(([ago, days, chosen]) => {
      const to = moveDay(today, -ago);
      const filters = Object.fromEntries(chosen.map((each) => [each, offered[each] as fc.Arbitrary<unknown>]));
      return fc.record({ from: fc.constant(moveDay(to, 1 - days)), to: fc.constant(to), ...filters });
    });
}

/** Both round to one decimal, from sums of another order. */
function expectClose(found: ReportValues, expected: ReportValues, where: string): void {
  for (const [id, value] of Object.entries(expected)) {
    const other = found[id as keyof ReportValues];
    const isSame =
      value === null || other === null || other === undefined ? value === other : Math.abs(value - other) < 0.11;
    expect(isSame, `${where}, ${id}: ${other} instead of ${value}`).toBe(true);
  }
}

/** Compares a report with plain code. A caller with an organization is a partner. */
async function expectAgreement(caller: TestAccount, name: ReportName, filter: Filter): Promise<Report> {
  const report = await readReport(caller, name, filter);
  const { organisationId } = caller;
  const isPartner = organisationId !== null;
  const expected = expectReport(name, {
    ...{ history, timeZone, isPartner, from: filter.from, to: filter.to },
    filter: isPartner ? { ...filter, partner: organisationId } : filter,
    now: Date.parse(report.as_of),
  });
  expectClose(report.totals, expected.totals, 'totals');
  expectClose(report.totals_before, expected.totals_before, 'totals before');
  expect(report.row_count).toBe(Object.keys(expected.rows).length);
  for (const { key, values } of report.rows) expectClose(values, expected.rows[key] ?? {}, `row ${key}`);
  const isOfJobs = definitions[name].chart.by === 'job';
  expect(report.chart.length).toBe(isOfJobs ? report.rows.length : Object.keys(expected.chart).length);
  for (const { key, row, values, before } of report.chart) {
    const point = expected.chart[row === null ? key : `${key} ${row}`];
    expectClose(values, point?.values ?? {}, `point ${key}`);
    expectClose(before, point?.before ?? {}, `point before ${key}`);
  }
  return report;
}

describe('every report', () => {
  const runs = Math.ceil(200 / (hiringReports.length + partnerReports.length));

  it.each([...hiringReports, ...partnerReports])(
    '%s over random filters -> the numbers that plain code computes from the events',
    async (name) => {
      const compare = async (filter: Filter) => void (await expectAgreement(admin, name, filter));
      await fc.assert(fc.asyncProperty(randomFilter(name), compare), { numRuns: runs });
    },
    120_000,
  );
});

describe('jobseekersuccessmetric', () => {
  const name = 'jobseekersuccessmetric';
  const today = new Date().toISOString().slice(0, 10);
  const period = { from: moveDay(today, -364), to: today };

  it('counts outcomes of a partner one by one, and without rows behind them', async () => {
    const compare = async (filter: Filter) => void (await expectAgreement(partner, name, filter));
    await fc.assert(fc.asyncProperty(randomFilter(name), compare), { numRuns: 20 });
    const { totals } = await expectAgreement(partner, name, period);
    expect([totals.retained_30, totals.retained_90, totals.retained_180]).not.toContain(null);
    const query = { ...period, measure: 'retained_30' } as const;
    const drilled = await send(app(), partner, partnerReportsApi.rows, { params: { name }, query });
    expect(drilled.status).toBe(400);
  }, 120_000);

  it('counts outcomes of all partners in whole groups of ten', async () => {
    const { totals } = await expectAgreement(admin, name, period);
    expect(totals.retained_30).not.toBeNull();
    const known = history.applications.find(({ outcomes }) => outcomes.some(({ day }) => day === 30));
    const single = await expectAgreement(admin, name, { ...period, job: known?.job.id ?? 0 });
    expect(single.totals).toMatchObject({ hires: expect.any(Number), retained_30: null });
  });
});

describe('reports of a large tenant', () => {
  const tenant = { id: tenantId, time_zone: timeZone };

  /** Fills the sums, then changes applications and jobs of all kinds. */
  beforeAll(async () => {
    const { services } = app();
    await createDueSlices(services, { minApplications: 1, minPairs: 1 });
    await updateSlices(services);
    const { rows } = await services.database.pool.query(
      'select distinct is_complete and has_waits and has_moves as is_complete from report_slices',
    );
    expect(rows).toEqual([{ is_complete: true }]);
    await services.database.pool.query(changeHistory);
    history = await readHistory(services.database.pool, tenantId);
  }, 120_000);

  const countChanges = async () =>
    (
      await app().services.database.pool.query(
        `select id from report_changes where tenant_id = $1
         union all select application_id from report_wait_changes where tenant_id = $1
         union all select application_id from report_move_changes where tenant_id = $1`,
        [tenantId],
      )
    ).rowCount;

  it.each(summedReports)(
    '%s while changes are added to the sums at random moments -> the numbers that plain code computes',
    async (name) => {
      const moment = fc.integer({ min: 0, max: 9 });
      const compare = async (filter: Filter, maxChanges: number) => {
        if (maxChanges > 0) await updateOnce(app().services, tenant, { maxChanges });
        await expectAgreement(admin, name, filter);
      };
      const filters = randomFilter(name, ['source', 'organisation']);
      const untilToday = filters.map((filter) => ({ ...filter, to: moveDay(filter.to, 200) }));
      await fc.assert(fc.asyncProperty(filters, moment, compare), { numRuns: 25 });
      await fc.assert(fc.asyncProperty(untilToday, moment, compare), { numRuns: 8 });
      expect(await countChanges()).toBeGreaterThan(0);
      await updateSlices(app().services);
      expect(await countChanges()).toBe(0);
      await fc.assert(fc.asyncProperty(randomFilter(name, ['source']), fc.constant(0), compare), { numRuns: 5 });
      await app().services.database.pool.query(changeHistory);
      history = await readHistory(app().services.database.pool, tenantId);
    },
    120_000,
  );

  it('openjobs agrees with plain code after changes of jobs, skills, partners, and accounts are added in parts', async () => {
    const name = 'openjobs';
    const query = async (text: string) => (await app().services.database.pool.query(text)).rows;
    const countLeft = async () => (await query('select count(*)::int as count from report_match_changes'))[0]?.count;
    const compare = async (filter: Filter) => void (await expectAgreement(admin, name, filter));
    const comparePartner = async (filter: Filter) => void (await expectAgreement(partner, name, filter));
    expect(await query('select filled_by is null as is_new from report_match_tenants')).toEqual([{ is_new: false }]);
    for (let round = 0; round < 3; round += 1) {
      for (const change of matchChanges) {
        await query(change(round));
        await updateMatches(app().services, tenant.id, { maxChanges: 1 + round });
      }
      expect(await countLeft()).toBeGreaterThan(0);
      await updateSlices(app().services);
      expect(await countLeft()).toBe(0);
      history = await readHistory(app().services.database.pool, tenantId);
      await fc.assert(fc.asyncProperty(randomFilter(name), compare), { numRuns: 10 });
      await fc.assert(fc.asyncProperty(randomFilter(name), comparePartner), { numRuns: 10 });
    }
  }, 120_000);
});
