// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useComfort } from '#web/lib/comfort.ts';
import { renderUi } from '#web/testing/render.tsx';
import { clearToasts, showToast, type Toast } from './toast.ts';
import { ToastHost } from './toast-host.tsx';
import './toast-region.tsx';

beforeEach(() => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  vi.useFakeTimers();
});

afterEach(() => {
  act(clearToasts);
  cleanup();
  useComfort.setState(useComfort.getInitialState());
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const isShown = (text: string) => screen.queryByText(text) !== null;
const boxOf = (text: string) => screen.getByText(text).closest('[role="alertdialog"]') ?? document.body;

async function show(...sent: Partial<Toast>[]) {
  await renderUi(<ToastHost />);
  for (const toast of sent) act(() => showToast({ action: `${toast.text}`, tone: 'ok', text: '', ...toast }));
  await pass(0);
}

describe('the time of a toast', () => {
  test('ends after 5000 ms', async () => {
    await show({ text: 'Saved' });
    await pass(4999);
    expect(isShown('Saved')).toBe(true);
    await pass(1);
    expect(isShown('Saved')).toBe(false);
  });

  test('pauses while the pointer is on the toasts', async () => {
    await show({ text: 'Saved' });
    await pass(4000);
    fireEvent.pointerEnter(screen.getByRole('region'));
    await pass(60_000);
    expect(isShown('Saved')).toBe(true);
    fireEvent.pointerLeave(screen.getByRole('region'));
    await pass(1000);
    expect(isShown('Saved')).toBe(false);
  });

  test('pauses while another window is in front', async () => {
    await show({ text: 'Saved' });
    act(() => void window.dispatchEvent(new Event('blur')));
    await pass(60_000);
    expect(isShown('Saved')).toBe(true);
    act(() => void window.dispatchEvent(new Event('focus')));
    await pass(5000);
    expect(isShown('Saved')).toBe(false);
  });

  test('never ends when the comfort settings stop timers', async () => {
    useComfort.setState({ timers: 'never' });
    await show({ text: 'Saved' });
    await pass(600_000);
    expect(isShown('Saved')).toBe(true);
  });
});

describe('several toasts', () => {
  test('show at once, newest first, each with its own time', async () => {
    await show({ text: 'First' });
    await pass(3000);
    act(() => showToast({ action: 'second', tone: 'ok', text: 'Second' }));
    await pass(0);
    const texts = screen.getAllByRole('alertdialog').map((box) => box.textContent);
    expect(texts).toEqual([expect.stringContaining('Second'), expect.stringContaining('First')]);
    await pass(2000);
    expect([isShown('First'), isShown('Second')]).toEqual([false, true]);
  });

  test('of the same action: the newer one replaces the older', async () => {
    await show(
      { action: 'save', text: 'Not saved', tone: 'danger' },
      { text: 'Sent' },
      { action: 'save', text: 'Saved' },
    );
    expect([isShown('Not saved'), isShown('Sent'), isShown('Saved')]).toEqual([false, true, true]);
  });

  test('a closed toast does not keep the next one of its action away', async () => {
    await show({ action: 'save', text: 'Saved' });
    await pass(5000);
    act(() => showToast({ action: 'save', tone: 'ok', text: 'Saved again' }));
    await pass(0);
    expect(isShown('Saved again')).toBe(true);
  });
});

describe('a toast closes', () => {
  test('by a click', async () => {
    await show({ text: 'Saved' });
    fireEvent.click(screen.getByText('Saved'));
    expect(isShown('Saved')).toBe(false);
  });

  test('by its button', async () => {
    await show({ text: 'Saved' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(isShown('Saved')).toBe(false);
  });

  test('by a drag of 80 pixels, and not by a shorter one', async () => {
    await show({ text: 'Saved' });
    drag(40);
    expect(isShown('Saved')).toBe(true);
    drag(80);
    expect(isShown('Saved')).toBe(false);
  });

  test('by Undo, which runs once', async () => {
    const onUndo = vi.fn();
    await show({ text: 'Discarded', onUndo });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onUndo).toHaveBeenCalledOnce();
    expect(isShown('Discarded')).toBe(false);
  });
});

describe('focus and announcements', () => {
  test('F6 and Alt+T move the focus to the toasts; closing one moves it to the next, then back', async () => {
    await renderUi(
      <>
        <button type="button">Page</button>
        <ToastHost />
      </>,
    );
    act(() => showToast({ action: 'first', tone: 'ok', text: 'First' }));
    act(() => showToast({ action: 'second', tone: 'ok', text: 'Second' }));
    await pass(0);
    const page = screen.getByText('Page');
    act(() => page.focus());
    fireEvent.keyDown(page, { key: 'F6' });
    expect(screen.getByRole('region').contains(document.activeElement)).toBe(true);
    act(() => page.focus());
    fireEvent.keyDown(page, { code: 'KeyT', altKey: true });
    expect(document.activeElement).toBe(boxOf('Second'));
    act(() => screen.getAllByRole('button', { name: 'Close' })[0]?.click());
    await pass(0);
    expect(document.activeElement).toBe(boxOf('First'));
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    await pass(0);
    expect(document.activeElement).toBe(page);
  });

  test('Alt+T stays a letter in a field', async () => {
    await renderUi(
      <>
        <input aria-label="Name" />
        <ToastHost />
      </>,
    );
    act(() => showToast({ action: 'save', tone: 'ok', text: 'Saved' }));
    await pass(0);
    const field = screen.getByRole('textbox');
    act(() => field.focus());
    fireEvent.keyDown(field, { code: 'KeyT', altKey: true });
    expect(document.activeElement).toBe(field);
  });

  test.each([
    ['ok', 'status'],
    ['info', 'status'],
    ['danger', 'alert'],
  ] as const)('a toast with the tone %s has the live region role %s', async (tone, role) => {
    await show({ text: 'Done', tone });
    expect(boxOf('Done').querySelector('[role]')?.getAttribute('role')).toBe(role);
  });
});

function drag(pixels: number): void {
  const box = boxOf('Saved');
  box.setPointerCapture = () => undefined;
  fireEvent.pointerDown(box, { button: 0, clientX: 100, pointerId: 1 });
  fireEvent.pointerMove(box, { clientX: 100 + pixels, pointerId: 1 });
  fireEvent.pointerUp(box, { clientX: 100 + pixels, pointerId: 1 });
  if (box.isConnected) fireEvent.click(box);
}
