import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { hiringReportsApi, type Report } from '#domain/features/reports/contract.ts';
import { definitions, getDefinition } from '#domain/features/reports/definitions.ts';
import { type MeasureId, measures } from '#domain/features/reports/measures.ts';
import { hiringReports } from '#domain/features/reports/names.ts';
import { moveDay } from '#domain/features/reports/period.ts';
import { loadDemo } from '#server/db/demo/load.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, type TestAccount } from '#server/testing/factories.ts';
import { expectReport } from '#server/testing/reports/expected-report.ts';
import { readHistory } from '#server/testing/reports/history.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const demo = { id: 1, host: 'demo.test', visitor: { host: 'demo.test' } };
let skilling: TestAccount;

beforeAll(async () => {
  const { database, taxonomy, locations, passwords } = app().services;
  await loadDemo(database, { taxonomy, locations, passwords, now: new Date(), onProgress: () => {} });
  skilling = await makeAccount(app(), demo, 'skilling_partner');
}, 120_000);

const today = new Date().toISOString().slice(0, 10);
const period = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 300 }))
  .map(([ago, days]) => ({ from: moveDay(today, -ago - days), to: moveDay(today, -ago) }));

async function readNumbers(name: (typeof hiringReports)[number], query: object = {}): Promise<Report> {
  const { status, body } = await send(app(), skilling, hiringReportsApi.read, { params: { name }, query });
  expect(status).toBe(200);
  return body;
}

/** Every count that a report shows, by where it is: key figures, rows, and points of the chart, of both periods. */
function listCounts(report: Report): [id: string, value: number][] {
  return listValues(report).filter(([id]) => measures[id.split(' ').at(-1) as MeasureId].aggregate === 'count');
}

/** Every mean, median, or percentile that a report shows. */
function listMeans(report: Report): [id: string, value: number][] {
  const means = ['mean', 'median', 'p90', 'max'];
  return listValues(report).filter(([id]) => means.includes(measures[id.split(' ').at(-1) as MeasureId].aggregate));
}

function listValues(report: Report): [id: string, value: number][] {
  const parts = [
    ['totals', report.totals] as const,
    ['before', report.totals_before] as const,
    ...report.rows.map(({ key, values }) => [`row ${key}`, values] as const),
    ...report.chart.flatMap(({ key, row, values, before }) => [
      [`point ${key} ${row}`, values] as const,
      [`point before ${key} ${row}`, before] as const,
    ]),
  ];
  return parts.flatMap(([where, values]) =>
    Object.entries(values).flatMap(([id, value]): [string, number][] =>
      typeof value === 'number' ? [[`${where} ${id}`, value]] : [],
    ),
  );
}

describe('numbers for skilling partners', () => {
  it.each(hiringReports)(
    '%s over a random period -> no number is of one to nine people, and a state counts in tens without means',
    async (name) => {
      await fc.assert(
        fc.asyncProperty(period, async (query) => {
          const report = await readNumbers(name, query);
          for (const [id, value] of listCounts(report)) {
            expect(value === 0 || value >= 10, id).toBe(true);
            if (definitions[name].isSnapshot) expect(value % 10, id).toBe(0);
          }
          if (definitions[name].isSnapshot) expect(listMeans(report)).toEqual([]);
        }),
        { numRuns: 8 },
      );
    },
    120_000,
  );

  it.each(['applicationSource', 'historicPipeline', 'timeToHire'] as const)(
    '%s over two adjacent periods and over both -> their difference is of no one or of at least ten people',
    async (name) => {
      await fc.assert(
        fc.asyncProperty(period, fc.integer({ min: 1, max: 200 }), async (query, offset) => {
          const last = moveDay(query.to, -1);
          const middle = [moveDay(query.from, offset), last].sort()[0] ?? last;
          const [whole, start, end] = [
            await readNumbers(name, query),
            await readNumbers(name, { from: query.from, to: middle }),
            await readNumbers(name, { from: moveDay(middle, 1), to: query.to }),
          ];
          const find = (report: Report, wanted: string) => listCounts(report).find(([id]) => id === wanted)?.[1] ?? 0;
          for (const [id, value] of listCounts(whole)) {
            const inside = find(start, id);
            expect(value === inside || Math.abs(value - inside) >= 10, id).toBe(true);
            // The periods before are not those of the whole: that of the end lies in the start.
            if (id.startsWith('before ') || id.startsWith('point before ')) continue;
            const rest = value - inside - find(end, id);
            if (find(end, id) <= value - inside) expect(rest === 0 || rest >= 10, id).toBe(true);
          }
        }),
        { numRuns: 8 },
      );
    },
    120_000,
  );

  it.each(['applicationSource', 'historicPipeline', 'hiringVelocity', 'successMetric', 'timeToHire'] as const)(
    '%s over a random period -> the numbers of the groups of ten that plain code makes of the whole history',
    async (name) => {
      const history = await readHistory(app().services.database.pool, demo.id);
      const counted = getDefinition(name, true).metrics.filter((id) =>
        ['count', 'median'].includes(measures[id].aggregate),
      );
      await fc.assert(
        fc.asyncProperty(period, async (query) => {
          const { totals, time_zone: timeZone, as_of } = await readNumbers(name, query);
          const question = { history, filter: query, ...query, timeZone, now: Date.parse(as_of), isAggregate: true };
          const expected = expectReport(name, question).totals;
          for (const id of counted) expect(totals[id], id).toBe(roundShown(expected[id] ?? null));
        }),
        { numRuns: 20 },
      );
    },
    120_000,
  );
});

/** To one decimal; no people are shown as nothing. */
function roundShown(value: number | null): number | null {
  return value === null || value === 0 ? null : Math.round(value * 10) / 10;
}

describe('a report for skilling partners', () => {
  it.each(['applicationSource', 'historicPipeline', 'hiringVelocity', 'successMetric', 'timeToHire'] as const)(
    '%s over a period and a longer one around it -> counts differ by no one or by at least ten',
    async (name) => {
      await fc.assert(
        fc.asyncProperty(
          period,
          fc.integer({ min: 0, max: 3 }),
          fc.integer({ min: 0, max: 3 }),
          async (one, start, end) => {
            const other = { from: moveDay(one.from, -start), to: moveDay(one.to, end) };
            const [first, second] = [await readNumbers(name, one), await readNumbers(name, other)];
            for (const point of first.rows) {
              const twin = second.rows.find(({ key }) => key === point.key);
              for (const measure of getDefinition(name, true).table.columns) {
                if (measures[measure].aggregate !== 'count') continue;
                const [value, twinValue] = [point.values[measure] ?? 0, twin?.values[measure] ?? 0];
                expect(value === 0 || value >= 10).toBe(true);
                expect(value === twinValue || Math.abs(value - twinValue) >= 10).toBe(true);
              }
            }
          },
        ),
        { numRuns: 15 },
      );
    },
    120_000,
  );

  it('over a long period -> has numbers, no names, and no jobs', async () => {
    const report = await readNumbers('currentPipeline');
    expect(report.is_aggregate).toBe(true);
    expect(report.totals.longest_wait ?? null).toBeNull();
    expect(report.totals.people).toBeGreaterThanOrEqual(10);
    expect(report.rows.every(({ label }) => label === null)).toBe(true);
    expect((await send(app(), skilling, hiringReportsApi.filters)).body.job).toEqual([]);
  });

  it.each(hiringReports)('%s -> the categories of its chart as rows, on the page and in the file', async (name) => {
    const { metrics, table, chart } = getDefinition(name, true);
    const report = await readNumbers(name);
    expect(report.rows).not.toEqual([]);
    expect(new Set(report.rows.map(({ key }) => key))).toEqual(new Set(report.chart.map(({ key }) => key)));
    expect(Object.keys(report.totals)).toEqual(metrics);
    for (const { values } of report.rows) expect(Object.keys(values)).toEqual(table.columns);
    for (const { values } of report.chart) expect(Object.keys(values)).toEqual(chart.measures);
    const file = await send(app(), skilling, hiringReportsApi.download, { params: { name } });
    expect(String(file.body).replace('\u{feff}', '').split('\r\n')[0]).toBe([chart.by, ...table.columns].join(','));
  });

  it('shares and longest durations -> left out, because they would show few people or one person', async () => {
    for (const name of hiringReports) {
      const { totals, totals_before, rows, chart } = await readNumbers(name);
      const values = [
        totals,
        totals_before,
        ...rows.map((row) => row.values),
        ...chart.flatMap((point) => [point.values, point.before]),
      ];
      const shown = values.flatMap((each) => Object.keys(each) as MeasureId[]).map((id) => measures[id].aggregate);
      expect(shown).not.toEqual([]);
      expect(
        shown.filter((aggregate) => ['share', 'max', 'ratio', 'sum'].includes(aggregate)),
        name,
      ).toEqual([]);
    }
  });

  it('with a filter other than the period -> refused', async () => {
    const { status, problem } = await send(app(), skilling, hiringReportsApi.read, {
      params: { name: 'applicationSource' },
      query: { organisation: '1' },
    });
    expect([status, problem.fields?.[0]?.field]).toEqual([400, 'query.organisation']);
  });
});
