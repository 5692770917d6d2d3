// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ImportRecord } from '#domain/features/bulk-imports/import-record.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries, signInStaff } from '#web/testing/queries.tsx';
import { ImportHistory } from './import-history.tsx';

const record: ImportRecord = {
  id: 4,
  token: 'f3a1',
  kind: 'resumes',
  state: 'done',
  file_name: 'spring-class.zip',
  user_name: 'Robin Vale',
  counts: { total: 5, waiting: 0, read: 0, new: 3, existing: 1, skipped: 0, failed: 1, undone: 0 },
  created_at: '2026-03-02T09:00:00.000Z',
  finished_at: '2026-03-02T09:01:00.000Z',
  undo_until: '2026-03-09T09:01:00.000Z',
  can_undo: true,
  undo_counts: null,
};

beforeEach(() => signInStaff(1));

async function show(imports: readonly ImportRecord[]) {
  mockApi({ 'GET /api/v1/bulk-imports/resumes': () => [200, { imports, next: null }] });
  await renderWithQueries(<ImportHistory />);
}

describe('ImportHistory', () => {
  it('says how to start without imports', async () => {
    await show([]);
    await screen.findByText('No imports yet');
    screen.getByText('Choose résumés above to start your first import.');
  });

  it('links an import and lets it be undone while it can be', async () => {
    await show([record, { ...record, id: 3, token: 'b2', file_name: 'fall-class.zip', can_undo: false }]);
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/jobSeekers/import?token=f3a1',
      '/jobSeekers/import?token=b2',
    ]);
    expect(screen.getAllByRole('button', { name: /undo/i })).toHaveLength(1);
  });
});
