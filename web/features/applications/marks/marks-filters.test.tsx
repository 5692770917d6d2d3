// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries, signInStaff } from '#web/testing/queries.tsx';
import { MarksFilters } from './marks-filters.tsx';

const anyMarks = { tag: '', rating: '', isNew: false };
const hiringManager = 1;
const programManager = 7;

/** Renders the filters of a job with some new applicants. Returns the calls and the changes of the address. */
async function renderFilters(roleId: number, newCount: number, filter = anyMarks) {
  signInStaff(roleId);
  const onChange = vi.fn();
  const calls = mockApi({
    'GET /api/v1/jobs/5/application-tags': () => [200, { tags: [], can_remove: false }],
    'GET /api/v1/jobs/5/applications': () => [
      200,
      { applications: [], jobs: [], next: null, counts: { applied: newCount } },
    ],
  });
  await renderWithQueries(<MarksFilters jobId={5} filter={filter} onChange={onChange} />);
  return { calls, onChange };
}

describe('MarksFilters', () => {
  it.each([
    ['a hiring manager', hiringManager],
    ['a role that works across organizations', programManager],
  ])('offers people who applied since the last visit to %s', async (_, roleId) => {
    const { onChange } = await renderFilters(roleId, 3);
    fireEvent.click(await screen.findByRole('button', { name: 'New since your last visit 3' }));
    expect(onChange).toHaveBeenCalledWith({ since: 'last_visit' });
  });

  it('leaves the filter out without such people', async () => {
    const { calls } = await renderFilters(hiringManager, 0);
    await expect.poll(() => calls.length).toBe(2);
    expect(screen.queryByRole('button', { name: /^New since/ })).toBeNull();
  });

  it('shows the filter of the address, so that it can be removed', async () => {
    const { onChange } = await renderFilters(programManager, 0, { ...anyMarks, isNew: true });
    fireEvent.click(await screen.findByRole('button', { name: /^New since your last visit/ }));
    expect(onChange).toHaveBeenCalledWith({ since: null });
  });
});
