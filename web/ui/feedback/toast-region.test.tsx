// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '#web/testing/render.tsx';
import { showToast, useToasts } from './toast.ts';
import { ToastRegion } from './toast-region.tsx';

beforeEach(() => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  useToasts.setState({ queue: [] });
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const isShown = (text: string) => screen.queryByText(text) !== null;

async function show(text: string, tone: 'ok' | 'danger' = 'ok') {
  await renderUi(<ToastRegion />);
  act(() => showToast({ tone, text }));
  await pass(0);
}

test('a toast closes by itself after 5000 ms', async () => {
  await show('Saved');
  await pass(4999);
  expect(isShown('Saved')).toBe(true);
  await pass(1);
  expect(isShown('Saved')).toBe(false);
});

test('it stays while the pointer is on it, and goes on with what is left of its time', async () => {
  await show('Saved');
  await pass(4000);
  const box = screen.getByText('Saved').closest('[role]');
  fireEvent.pointerEnter(box ?? document.body);
  await pass(60_000);
  expect(isShown('Saved')).toBe(true);
  fireEvent.pointerLeave(box ?? document.body);
  await pass(1000);
  expect(isShown('Saved')).toBe(false);
});

test('it stays while the window is not in front', async () => {
  await show('Saved');
  act(() => void window.dispatchEvent(new Event('blur')));
  await pass(60_000);
  expect(isShown('Saved')).toBe(true);
  act(() => void window.dispatchEvent(new Event('focus')));
  await pass(5000);
  expect(isShown('Saved')).toBe(false);
});

test('a click closes it, and the next one takes its turn', async () => {
  await show('First');
  act(() => showToast({ tone: 'ok', text: 'Second' }));
  await pass(0);
  expect([isShown('First'), isShown('Second')]).toEqual([true, false]);
  fireEvent.click(screen.getByText('First'));
  await pass(0);
  expect([isShown('First'), isShown('Second')]).toEqual([false, true]);
});

test('errors interrupt, everything else waits to be heard', async () => {
  await show('Not saved', 'danger');
  expect(screen.getByText('Not saved').closest('[role]')?.getAttribute('role')).toBe('alert');
});
