// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { erdColumns, type ErdPreview as Preview } from '#domain/features/erd/contract.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { toasts } from '#web/ui/feedback/toast.ts';
import { ErdForm } from './erd-form.tsx';
import { ErdPreview } from './erd-preview.tsx';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const input = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const enter = (label: string | RegExp, value: string) => fireEvent.change(input(label), { target: { value } });
const download = () => fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));

describe('ErdForm', () => {
  async function openForm(status = 200, body = {}) {
    const onPeriod = vi.fn();
    const onDone = vi.fn();
    const calls = mockApi({ 'GET /api/v1/admin_csv': () => [status, body] });
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await renderWithQueries(<ErdForm onPeriod={onPeriod} onDone={onDone} />);
    return { calls, onPeriod, onDone, saved };
  }

  it('downloads nothing without a purpose', async () => {
    const { calls } = await openForm();
    download();
    await screen.findByText('There is a problem');
    expect(calls).toEqual([]);
  });

  it('downloads nothing without a column', async () => {
    const { calls } = await openForm();
    enter('What you need the data for', 'Annual report');
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    download();
    await screen.findByText('There is a problem');
    expect(calls).toEqual([]);
  });

  it('saves the file and confirms it with a purpose', async () => {
    const { calls, onDone, saved } = await openForm();
    expect(screen.getAllByRole('checkbox')).toHaveLength(erdColumns.length);
    enter('What you need the data for', 'Annual report');
    download();
    await expect.poll(() => onDone.mock.calls.length).toBe(1);
    expect(calls).toHaveLength(1);
    expect(saved).toHaveBeenCalledOnce();
    expect(toasts.visibleToasts.map(({ content }) => content.text)).toEqual(['File downloaded']);
  });

  it('keeps the purpose and saves no file when the download fails', async () => {
    const { onDone, saved } = await openForm(500);
    enter('What you need the data for', 'Annual report');
    download();
    await screen.findByText('We couldn’t prepare the file');
    expect(input('What you need the data for').value).toBe('Annual report');
    expect(saved).not.toHaveBeenCalled();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('names the limit after ten exports in an hour', async () => {
    await openForm(429, { code: 'too_many_exports' });
    enter('What you need the data for', 'Annual report');
    download();
    await screen.findByText('You can download data 10 times an hour. Wait a while, then try again.');
  });

  it('fills in the days of a chosen period, and passes them', async () => {
    const { onPeriod } = await openForm();
    fireEvent.click(screen.getByRole('button', { name: /All dates/ }));
    fireEvent.click(screen.getByRole('option', { name: 'This year' }));
    const period = { from: input('From').value, to: input('To').value };
    expect(period.from).toMatch(/^\d{4}-01-01$/);
    expect(onPeriod.mock.lastCall).toEqual([period]);
    enter('From', '2020-01-01');
    screen.getByRole('button', { name: /Custom dates/ });
  });

  it('keeps the chosen columns for the next visit', async () => {
    await openForm();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Source' }));
    cleanup();
    await openForm();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Source' }).checked).toBe(false);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Status' }).checked).toBe(true);
  });

  it('passes the period when a date field loses focus', async () => {
    const { onPeriod } = await openForm();
    enter('From', '2026-01-01');
    fireEvent.focusOut(input('From'));
    await expect.poll(() => onPeriod.mock.lastCall).toEqual([{ from: '2026-01-01', to: '' }]);
  });
});

describe('ErdPreview', () => {
  const blank = Object.fromEntries(erdColumns.map((name) => [name, ''])) as Preview['rows'][number];
  const row = { ...blank, application_id: '21', job_title: 'Archivist', applied_at: '2026-03-02T12:00:00.000Z' };

  it('shows the rows with dates as days and the number of applications', async () => {
    await renderWithQueries(<ErdPreview preview={{ rows: [row], total: 42, downloads: [] }} />);
    screen.getByText('42 applications in this period. First rows:');
    const table = within(screen.getByRole('table', { name: 'Preview' }));
    table.getByText('Archivist');
    table.getByText(/^Mar(ch)? 2, 2026$/);
    screen.getByText('No one has downloaded this data yet.');
  });

  it('shows what to do if the period has no applications', async () => {
    const downloads = [{ at: '2026-03-02T12:00:00.000Z', by: 'Ada Admin', rows: 1200, purpose: 'Annual report' }];
    await renderWithQueries(<ErdPreview preview={{ rows: [], total: 0, downloads }} />);
    screen.getByText('No applications in this period');
    const table = within(screen.getByRole('table', { name: 'Downloads' }));
    for (const text of ['Ada Admin', '1,200', 'Annual report']) table.getByText(text);
  });
});
