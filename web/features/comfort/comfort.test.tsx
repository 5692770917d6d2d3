// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markComfortSent, resetComfort, shouldOfferCalm, useComfort } from '#web/lib/comfort.ts';
import { signIn } from '#web/lib/session.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries, signInStaff } from '#web/testing/queries.tsx';
import { renderUi } from '#web/testing/render.tsx';
import { createTokens } from '#web/testing/tokens.ts';
import { useAnnouncements } from '#web/ui/feedback/announce.ts';
import { CalmOffer } from './calm-offer.tsx';
import { ComfortControls } from './comfort-controls.tsx';
import { useComfortSync } from './use-comfort-sync.ts';

const pageSettings = () => ({ ...document.documentElement.dataset });
const readDevice = () => JSON.parse(localStorage.getItem('comfort') ?? 'null');
const choose = (group: string, option: string) =>
  fireEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name: option }));

beforeEach(() => {
  resetComfort();
  localStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  resetComfort();
});

describe('ComfortControls', () => {
  it('a chosen setting applies to the page at once and stays on the device', async () => {
    await renderUi(<ComfortControls />);
    choose('Theme', 'Dark');
    choose('Spacing', 'Wide');
    expect(pageSettings()).toMatchObject({ theme: 'dark', spacing: 'wide' });
    expect(readDevice()).toEqual({ theme: 'dark', spacing: 'wide' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked).toBe(true);
  });

  it('turns Calm mode on and off', async () => {
    await renderUi(<ComfortControls />);
    const calm = screen.getByRole('switch', { name: /^Calm mode/ });
    fireEvent.click(calm);
    expect(pageSettings()).toMatchObject({ calm: 'true' });
    fireEvent.click(calm);
    expect(pageSettings()).not.toHaveProperty('calm');
  });

  it('restores the standard settings and announces it', async () => {
    await renderUi(<ComfortControls />);
    choose('Theme', 'High contrast');
    fireEvent.click(screen.getByRole('button', { name: 'Restore standard settings' }));
    expect(pageSettings()).not.toHaveProperty('theme');
    expect(readDevice()).toEqual({});
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'High contrast' }).checked).toBe(false);
    expect(useAnnouncements.getState().polite.text).toBe('Standard settings restored');
  });

  it('states that settings stay on the device, or follow an account to other devices', async () => {
    const { unmount } = await renderUi(<ComfortControls />);
    expect(screen.getByText(/stay on this device/)).toBeTruthy();
    unmount();
    signIn(createTokens({ seconds: 1800 }));
    await renderUi(<ComfortControls />);
    expect(screen.getByText(/follow you to your other devices/)).toBeTruthy();
  });

  it('offers list density to staff only', async () => {
    const { unmount } = await renderUi(<ComfortControls />);
    expect(screen.queryByRole('radiogroup', { name: 'List density' })).toBeNull();
    unmount();
    signInStaff(1);
    await renderUi(<ComfortControls />);
    expect(screen.getByRole('radiogroup', { name: 'List density' })).toBeTruthy();
  });
});

describe('CalmOffer', () => {
  it('accepting turns Calm mode on and closes the offer', async () => {
    await renderUi(<CalmOffer />);
    fireEvent.click(screen.getByRole('button', { name: 'Turn on Calm mode' }));
    expect(pageSettings()).toMatchObject({ calm: 'true' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('declining changes no setting and does not offer it again', async () => {
    localStorage.clear();
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget() as MediaQueryList, { matches: query.includes('reduce') }),
    );
    expect(shouldOfferCalm()).toBe(true);
    await renderUi(<CalmOffer />);
    fireEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
    expect(pageSettings()).not.toHaveProperty('calm');
    expect(screen.queryByRole('button')).toBeNull();
    expect(shouldOfferCalm()).toBe(false);
  });
});

describe('useComfortSync', () => {
  const path = '/api/v1/me/comfort';

  function SyncedControls() {
    useComfortSync();
    return <ComfortControls />;
  }

  it('applies the saved settings of the account after login', async () => {
    signIn(createTokens({ seconds: 1800 }));
    const calls = mockApi({ [`GET ${path}`]: () => [200, { settings: { theme: 'dark' } }] });
    await renderWithQueries(<SyncedControls />);
    await waitFor(() => expect(pageSettings()).toMatchObject({ theme: 'dark' }));
    expect(calls.map(({ method }) => method)).toEqual(['GET']);
  });

  it('saves a change to the account', async () => {
    signIn(createTokens({ seconds: 1800 }));
    markComfortSent();
    const calls = mockApi({
      [`GET ${path}`]: () => [200, { settings: { tint: 'mint' } }],
      [`PUT ${path}`]: () => [200, { settings: null }],
    });
    await renderWithQueries(<SyncedControls />);
    await waitFor(() => expect(useComfort.getState().tint).toBe('mint'));
    choose('Theme', 'Dark');
    await waitFor(() => expect(calls.at(-1)?.method).toBe('PUT'));
    expect(calls.at(-1)?.body).toEqual({ settings: { tint: 'mint', theme: 'dark' }, reading: 'en' });
  });

  it('sends nothing for a visitor', async () => {
    const calls = mockApi({});
    await renderWithQueries(<SyncedControls />);
    vi.useFakeTimers();
    choose('Theme', 'Dark');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(pageSettings()).toMatchObject({ theme: 'dark' });
    expect(calls).toEqual([]);
  });
});
