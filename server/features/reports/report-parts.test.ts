import { beforeAll, describe, expect, it } from 'vitest';
import { hiringReportsApi, partnerReportsApi, type Report } from '#domain/features/reports/contract.ts';
import { hiringReports, partnerReports } from '#domain/features/reports/names.ts';
import { loadDemo } from '#server/db/demo/load.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const demo = { id: 1, host: 'demo.test', visitor: { host: 'demo.test' } };
let admin: TestAccount;
let skilling: TestAccount;

beforeAll(async () => {
  const { database, taxonomy, locations, passwords } = app().services;
  await loadDemo(database, { taxonomy, locations, passwords, now: new Date(), onProgress: () => {} });
  admin = await makeAccount(app(), demo, 'admin');
  skilling = await makeAccount(app(), demo, 'skilling_partner');
}, 120_000);

/** Each at a moment of its own. */
const withoutTime = ({ as_of: _at, ...report }: Report) => report;

describe('GET /api/v1/reports/:name/summary and /table', () => {
  it.each(hiringReports)('%s -> the parts of the report, also for readers of aggregates', async (name) => {
    for (const caller of [admin, skilling]) {
      const request = { params: { name }, query: { from: '2026-01-01', to: '2026-12-31' } };
      const [report, summary, table] = [
        await send(app(), caller, hiringReportsApi.read, request),
        await send(app(), caller, hiringReportsApi.summary, request),
        await send(app(), caller, hiringReportsApi.table, request),
      ];
      expect(withoutTime({ ...summary.body, ...table.body })).toEqual(withoutTime(report.body));
      expect([summary.body, table.body].map((part) => 'rows' in part)).toEqual([false, true]);
    }
  });
});

describe('GET /api/v1/partner-reports/:name/summary and /table', () => {
  it.each(partnerReports)('%s -> the parts of the report', async (name) => {
    const request = { params: { name }, query: {} };
    const report = await send(app(), admin, partnerReportsApi.read, request);
    const summary = await send(app(), admin, partnerReportsApi.summary, request);
    const table = await send(app(), admin, partnerReportsApi.table, request);
    expect(withoutTime({ ...summary.body, ...table.body })).toEqual(withoutTime(report.body));
    expect(table.body.rows.length).toBeGreaterThan(0);
  });

  it.each(['summary', 'table'] as const)('%s by a job seeker -> 403', async (part) => {
    const seeker = await makeAccount(app(), demo, 'job_seeker');
    const answer = await send(app(), seeker, partnerReportsApi[part], { params: { name: 'openjobs' }, query: {} });
    expect(answer.status).toBe(403);
  });
});
