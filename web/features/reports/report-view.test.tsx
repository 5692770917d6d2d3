// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReportSummary, ReportTable } from '#domain/features/reports/contract.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries, signInStaff } from '#web/testing/queries.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportView } from './report-view.tsx';

const summary: ReportSummary = {
  period: { from: '2026-01-01', to: '2026-03-31' },
  before: { from: '2025-10-03', to: '2025-12-31' },
  ...{ time_zone: 'America/New_York', as_of: '2026-03-31T12:00:00.000Z', is_aggregate: false },
  totals: { people: 48, mean_wait: 6, longest_wait: 21 },
  totals_before: { people: 40, mean_wait: 5, longest_wait: 20 },
  chart: [{ key: 'applied', row: null, label: null, values: { people: 48 }, before: { people: 40 } }],
};
const table: ReportTable = { rows: [{ key: '7', label: 'Data analyst', values: { people: 48 } }], row_count: 1 };

/** The table waits for `answerTable`. */
function mockReport() {
  let answerTable: (status: number, body: unknown) => void = () => {};
  const reply = new Promise<readonly [number, unknown]>((resolve) => {
    answerTable = (status, body) => resolve([status, body]);
  });
  const noOptions = { job: [], organisation: [], place: [], source: [], team: [], partner: [] };
  mockApi({
    'GET /api/v1/reports/filters': () => [200, noOptions],
    'GET /api/v1/reports/currentPipeline/summary': () => [200, summary],
    'GET /api/v1/reports/currentPipeline/table': () => reply,
  });
  return { answerTable };
}

const openReport = () =>
  renderWithQueries(
    <>
      <ReportActions name="currentPipeline" />
      <ReportView name="currentPipeline" />
    </>,
  );

beforeEach(() => signInStaff(1));
afterEach(() => vi.restoreAllMocks());

describe('ReportView', () => {
  it('shows the key figures and the chart of a long report before its table', async () => {
    const { answerTable } = mockReport();
    await openReport();
    await screen.findByRole('figure', { name: /by stage$/ });
    expect(screen.getAllByText('48').length).toBeGreaterThan(0);
    expect(screen.queryByText('Data analyst')).toBeNull();
    answerTable(200, table);
    await screen.findByText('Data analyst');
  });

  it('keeps the key figures if the table cannot be read', async () => {
    const { answerTable } = mockReport();
    await openReport();
    answerTable(503, { code: 'unavailable', title: 'Unavailable' });
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('figure', { name: /by stage$/ })).toBeTruthy();
  });
});

describe('ReportActions', () => {
  it('prints a report when its table is there', async () => {
    const { answerTable } = mockReport();
    const rowsWhenPrinted: (Element | null)[] = [];
    vi.stubGlobal('print', () => rowsWhenPrinted.push(screen.queryByText('Data analyst')));
    await openReport();
    await screen.findByRole('figure', { name: /by stage$/ });
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(rowsWhenPrinted).toEqual([]);
    answerTable(200, table);
    await expect.poll(() => rowsWhenPrinted).toEqual([expect.any(Element)]);
  });
});
