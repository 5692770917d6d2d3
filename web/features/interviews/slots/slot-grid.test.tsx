// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { SlotGrid } from './slot-grid.tsx';

const interview = { id: 5, version: 1, time_zone: 'America/New_York', length_minutes: 45 };

afterEach(() => void vi.useRealTimers());

/** On Monday at 8:00 in New York; Marisol is busy on Tuesday from 10:00 to 10:45. */
async function renderGrid() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T13:00:00Z') });
  const busy = [{ name: 'Marisol Quint', starts_at: '2026-11-24T15:00:00Z', ends_at: '2026-11-24T15:45:00Z' }];
  mockApi({ 'GET /api/v1/interviews/5/panel-calendar': () => [200, { busy }] });
  const onToggle = vi.fn();
  await renderWithQueries(<SlotGrid interview={interview} chosen={['2026-11-25T13:00']} onToggle={onToggle} />);
  await screen.findByText(/^Marisol Quint: busy 10:00.*10:45.AM$/);
  return onToggle;
}

const getSlot = (name: RegExp) => screen.getByRole('button', { name });

test('arrow keys move over the free times, which are one Tab stop, and Enter chooses one', async () => {
  const onToggle = await renderGrid();
  const isTabStop = (button: HTMLElement) => button.tabIndex === 0;
  const slots = screen.getAllByRole('button', { name: /^\w+day, November/ });
  const chosen = getSlot(/^Wednesday, November 25.* 1:00.PM/);
  expect(slots.filter(isTabStop)).toEqual([chosen]);
  expect(chosen.getAttribute('aria-pressed')).toBe('true');
  chosen.focus();
  fireEvent.keyDown(chosen, { key: 'ArrowLeft' });
  const tuesday = getSlot(/^Tuesday, November 24.* 1:00.PM/);
  expect(document.activeElement).toBe(tuesday);
  expect(slots.filter(isTabStop)).toEqual([tuesday]);
  fireEvent.keyDown(tuesday, { key: 'Home' });
  fireEvent.keyDown(getSlot(/^Tuesday, November 24.* 9:00.AM/), { key: 'ArrowDown' });
  const next = getSlot(/^Tuesday, November 24.* 11:00.AM/);
  expect(document.activeElement).toBe(next);
  fireEvent.click(next);
  expect(onToggle).toHaveBeenCalledWith('2026-11-24T11:00', next.getAttribute('aria-label'));
});
