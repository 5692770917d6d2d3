import { afterEach, expect, test, vi } from 'vitest';
import { findCountry } from './find-country.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function standAt(latitude: number, longitude: number): void {
  const getCurrentPosition = (found: (position: unknown) => void) => found({ coords: { latitude, longitude } });
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
}

test.each([
  ['Toronto', 43.65, -79.38, 'CA'],
  ['Iqaluit', 63.75, -68.52, 'CA'],
  ['Windsor, across the river from Detroit', 42.3, -83.03, 'CA'],
  ['Detroit', 42.35, -83.05, 'US'],
  ['Seoul', 37.57, 126.98, 'KR'],
  ['the open sea', 40, -40, null],
])('detects %s without a prompt', async (_name, latitude, longitude, code) => {
  standAt(latitude, longitude);
  expect(await findCountry()).toBe(code);
});

test('returns null if the browser does not answer within 5000 ms', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: () => undefined } });
  const settled = vi.fn();
  const finding = findCountry().then(settled);
  await vi.advanceTimersByTimeAsync(4999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await finding;
  expect(settled).toHaveBeenCalledWith(null);
});

test('returns null if the user denies access', async () => {
  const getCurrentPosition = (_found: unknown, refuse: (error: Error) => void) => refuse(new Error('denied'));
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  expect(await findCountry()).toBeNull();
});
