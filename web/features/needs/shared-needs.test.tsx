// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries, signInStaff } from '#web/testing/queries.tsx';
import { breaks, findChanges, ownText, signInSeeker } from './needs.fixture.ts';
import { SharedNeeds } from './shared-needs.tsx';

const count = 'GET /api/v1/seekers/7/working-needs';
const open = 'POST /api/v1/seekers/7/working-needs/open';

beforeEach(() => signInStaff(1));

describe('SharedNeeds', () => {
  it('shows only the number of shared items until the viewer opens them', async () => {
    const calls = mockApi({ [count]: () => [200, { count: 2 }], [open]: () => [200, { needs: [breaks, ownText] }] });
    await renderWithQueries(<SharedNeeds seekerId={7} />);
    expect(
      await screen.findByText('This person shared 2 items with you. They can see that you viewed them.'),
    ).toBeTruthy();
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(findChanges(calls)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'View shared items' }));
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'Breaks',
      'A noise app',
    ]);
    expect(screen.getByText(/Never use it as a reason to select or reject someone/)).toBeTruthy();
    expect(findChanges(calls)).toHaveLength(1);
  });

  it('shows nothing if no item is shared', async () => {
    const calls = mockApi({ [count]: () => [200, { count: 0 }] });
    const { container } = await renderWithQueries(<SharedNeeds seekerId={7} />);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(container.textContent).toBe('');
  });

  it('shows the reason and no items if sharing stopped before the viewer opens them', async () => {
    mockApi({ [count]: () => [200, { count: 1 }], [open]: () => [403, { code: 'forbidden' }] });
    await renderWithQueries(<SharedNeeds seekerId={7} />);
    fireEvent.click(await screen.findByRole('button', { name: 'View shared items' }));
    expect(await screen.findByText(/Your account doesn’t have permission to do this/)).toBeTruthy();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('asks the server for nothing as a job seeker', async () => {
    signInSeeker();
    const calls = mockApi({ [count]: () => [200, { count: 2 }] });
    const { container } = await renderWithQueries(<SharedNeeds seekerId={7} />);
    expect(container.textContent).toBe('');
    expect(calls).toEqual([]);
  });
});
