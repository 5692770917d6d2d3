// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Need } from '#domain/features/needs/contract.ts';
import { signOut } from '#web/lib/session.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { breaks, findChanges, headphones, needs, ownText, paths, signInSeeker } from './needs.fixture.ts';
import { NeedsSection } from './needs-section.tsx';

const isChecked = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
const check = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(signInSeeker);

// Before the page closes, so that it does not save a draft.
afterEach(() => {
  vi.useRealTimers();
  signOut();
});

async function openSection(saved: readonly Need[], draft: object | null, replies: Parameters<typeof mockApi>[0] = {}) {
  const calls = mockApi({
    [`GET ${paths.needs}`]: () => [200, { needs: saved }],
    [`GET ${paths.draft}`]: () => [200, { answers: draft }],
    [`PUT ${paths.draft}`]: () => [200, { kept_at: '2026-03-04T12:00:00.000Z' }],
    [`DELETE ${paths.draft}`]: () => [200, { is_dropped: true }],
    ...replies,
  });
  await renderWithQueries(<NeedsSection />);
  await screen.findByRole('button', { name: 'Save what helps me' });
  return calls;
}

describe('NeedsSection', () => {
  it('shows the saved choices and text, and that no one sees them', async () => {
    await openSection(needs, null);
    expect(isChecked('Headphones or ear protection')).toBe(true);
    expect(isChecked('A quiet place to work')).toBe(false);
    expect(screen.getByDisplayValue('A noise app')).toBeTruthy();
    expect(screen.getByText(/No one sees any of it unless you share it, item by item/)).toBeTruthy();
  });

  it('opens with an unfinished draft instead of the saved answers', async () => {
    await openSection([headphones], { environment: ['quiet_place'], tools_words: 'Half a thought' });
    expect(isChecked('A quiet place to work')).toBe(true);
    expect(isChecked('Headphones or ear protection')).toBe(false);
    expect(screen.getByDisplayValue('Half a thought')).toBeTruthy();
  });

  it('saves a draft to the account and never to the device', async () => {
    const calls = await openSection([], null);
    vi.useFakeTimers();
    fireEvent.change(screen.getByRole('textbox', { name: /Tools and support/ }), { target: { value: 'Secret text' } });
    check('Breaks');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.getByText(/^Draft saved/)).toBeTruthy();
    expect(findChanges(calls)).toMatchObject([
      { method: 'PUT', path: paths.draft, body: { answers: { interview: ['breaks'], tools_words: 'Secret text' } } },
    ]);
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(stored).toContain('access_token');
    expect(stored).not.toMatch(/Secret text|breaks/);
  });

  it('saves the choices and trimmed text on submit, and confirms that no one sees them', async () => {
    const calls = await openSection([headphones], null, {
      [`PUT ${paths.needs}`]: () => [200, { needs: [breaks, ownText] }],
    });
    check('Headphones or ear protection');
    check('Breaks');
    fireEvent.change(screen.getByRole('textbox', { name: /Tools and support/ }), {
      target: { value: ' A noise app ' },
    });
    press('Save what helps me');
    expect(await screen.findByText('Saved. No one sees it unless you share it.')).toBeTruthy();
    const saved = findChanges(calls).find(({ path }) => path === paths.needs);
    expect(saved?.body).toEqual({
      needs: [
        { kind: 'interview', choice: 'breaks', words: '' },
        { kind: 'tools', choice: '', words: 'A noise app' },
      ],
    });
  });

  it('offers to load again if the saved answers fail to load', async () => {
    let isDown = true;
    mockApi({
      [`GET ${paths.needs}`]: () => (isDown ? [500, { code: 'server_error' }] : [200, { needs }]),
      [`GET ${paths.draft}`]: () => [200, { answers: null }],
    });
    await renderWithQueries(<NeedsSection />);
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong on our side');
    expect(screen.queryByRole('checkbox')).toBeNull();
    isDown = false;
    press('Try again');
    expect(await screen.findByRole('checkbox', { name: 'Breaks', checked: true })).toBeTruthy();
  });

  it('shows the reason and keeps the answers if saving fails', async () => {
    await openSection([], null, { [`PUT ${paths.needs}`]: () => [500, { code: 'server_error' }] });
    check('Breaks');
    press('Save what helps me');
    expect(await screen.findByText(/Something went wrong on our side/)).toBeTruthy();
    expect(screen.queryByText(/^Saved/)).toBeNull();
    expect(isChecked('Breaks')).toBe(true);
  });
});
