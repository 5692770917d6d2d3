// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JobSource, JobSourceRun } from '#domain/features/bulk-imports/sources/contract.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries, signInStaff } from '#web/testing/queries.tsx';
import { JobSourceForm } from './job-source-form.tsx';
import { JobSourceView } from './job-source-view.tsx';

const counts = { created: 0, changed: 0, same: 0, kept: 0, missing: 0, closed: 0, reopened: 0, failed: 0 };
const run: JobSourceRun = {
  id: 9,
  started_at: '2026-03-02T09:00:00.000Z',
  finished_at: '2026-03-02T09:00:01.000Z',
  outcome: 'applied',
  error: null,
  http_status: 200,
  counts: { ...counts, created: 2, same: 38, failed: 1 },
  failures: [{ title: 'No text', row: 4, reason: 'missing_description' }],
};
const source: JobSource = {
  id: 3,
  organisation_id: 7,
  organisation_name: 'Northlight Labs',
  url: 'https://boards.example.org/northlight/jobs',
  frequency: 'day',
  publish: 'publish',
  is_active: true,
  is_running: false,
  created_at: '2026-03-02T09:00:00.000Z',
  created_by_name: 'Robin Vale',
  next_run_at: '2026-03-03T09:00:00.000Z',
  failure_count: 0,
  missing_count: null,
  job_count: 40,
  last_run: run,
};

beforeEach(() => signInStaff(1));

function serve(shown: JobSource, runs: readonly JobSourceRun[] = [run]) {
  return mockApi({
    'GET /api/v1/job-sources/3': () => [200, shown],
    'GET /api/v1/job-sources/3/runs': () => [200, { runs, next: null }],
    'POST /api/v1/job-sources/3/fetch': () => [202, { ...shown, is_running: true }],
    'POST /api/v1/job-sources/3/missing-jobs': () => [200, { ...shown, missing_count: null }],
    'PUT /api/v1/job-sources/3': () => [200, { ...shown, is_active: false }],
  });
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const view = () => renderWithQueries(<JobSourceView id={3} onRemoved={() => undefined} />);

describe('JobSourceView', () => {
  it('shows what a fetch did, and why postings were not imported', async () => {
    serve(source);
    await view();
    await screen.findByText('New: 2. No change: 38.');
    screen.getByText('Not imported: 1 job');
    screen.getByText('The job has no description.');
  });

  it('fetches now and pauses', async () => {
    const calls = serve(source);
    await view();
    await press('Fetch now');
    await press('Pause');
    await screen.findByRole('button', { name: 'Resume' });
    const sent = calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body]);
    expect(sent).toEqual([
      ['/api/v1/job-sources/3/fetch', undefined],
      ['/api/v1/job-sources/3', { is_active: false }],
    ]);
  });

  it('asks what happens to many missing jobs', async () => {
    const calls = serve({ ...source, missing_count: 37 });
    await view();
    await screen.findByText('37 jobs are missing from the source');
    await press('Keep them open');
    await screen.findByText('Active');
    expect(calls.find(({ path }) => path.endsWith('/missing-jobs'))?.body).toEqual({ decision: 'keep' });
  });

  it('says why a fetch failed', async () => {
    const failed: JobSourceRun = {
      ...run,
      outcome: 'failed',
      error: 'http_error',
      http_status: 503,
      counts,
      failures: [],
    };
    serve({ ...source, failure_count: 4, last_run: failed }, [failed]);
    await view();
    await screen.findByText('The address returned error 503.');
    screen.getByText('The last 4 fetches failed. We’ll keep trying, less often after each failure.');
  });
});

describe('JobSourceForm', () => {
  it('sends the address, the schedule, and what happens to new jobs', async () => {
    const saved: unknown[] = [];
    await renderWithQueries(
      <JobSourceForm
        employers={null}
        initial={{ url: '', frequency: 'day', publish: 'draft' }}
        submitLabel="Add source"
        onSave={async (given) => saved.push(given)}
        onCancel={() => undefined}
      />,
    );
    fireEvent.change(screen.getByLabelText(/^Address/), { target: { value: source.url } });
    fireEvent.click(screen.getByRole('radio', { name: 'Every hour' }));
    await press('Add source');
    await expect.poll(() => saved).toEqual([{ url: source.url, frequency: 'hour', publish: 'draft' }]);
  });
});
