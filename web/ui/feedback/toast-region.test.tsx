// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const isVisible = (text: string) => screen.queryByText(text) !== null;
const getToast = (text: string) => screen.getByText(text).closest('[role="alertdialog"]') ?? document.body;

async function show(...sent: Partial<Toast>[]) {
  await renderUi(<ToastHost />);
  for (const toast of sent) act(() => showToast({ action: `${toast.text}`, tone: 'ok', text: '', ...toast }));
  await advance(0);
}

describe('duration of a toast', () => {
  it('closes after 5000 ms', async () => {
    await show({ text: 'Saved' });
    await advance(4999);
    expect(isVisible('Saved')).toBe(true);
    await advance(1);
    expect(isVisible('Saved')).toBe(false);
  });

  it('pauses while the pointer is on the toasts', async () => {
    await show({ text: 'Saved' });
    await advance(4000);
    fireEvent.pointerEnter(screen.getByRole('region'));
    await advance(60_000);
    expect(isVisible('Saved')).toBe(true);
    fireEvent.pointerLeave(screen.getByRole('region'));
    await advance(1000);
    expect(isVisible('Saved')).toBe(false);
  });

  it('pauses while the window is not focused', async () => {
    await show({ text: 'Saved' });
    act(() => void window.dispatchEvent(new Event('blur')));
    await advance(60_000);
    expect(isVisible('Saved')).toBe(true);
    act(() => void window.dispatchEvent(new Event('focus')));
    await advance(5000);
    expect(isVisible('Saved')).toBe(false);
  });

  it('timers: never -> does not close', async () => {
    useComfort.setState({ timers: 'never' });
    await show({ text: 'Saved' });
    await advance(600_000);
    expect(isVisible('Saved')).toBe(true);
  });
});

describe('several toasts', () => {
  it('are shown together, newest first, each with its own duration', async () => {
    await show({ text: 'First' });
    await advance(3000);
    act(() => showToast({ action: 'second', tone: 'ok', text: 'Second' }));
    await advance(0);
    const texts = screen.getAllByRole('alertdialog').map((box) => box.textContent);
    expect(texts).toEqual([expect.stringContaining('Second'), expect.stringContaining('First')]);
    await advance(2000);
    expect([isVisible('First'), isVisible('Second')]).toEqual([false, true]);
  });

  it('same action -> the newer toast replaces the older one', async () => {
    await show(
      { action: 'save', text: 'Not saved', tone: 'danger' },
      { text: 'Sent' },
      { action: 'save', text: 'Saved' },
    );
    expect([isVisible('Not saved'), isVisible('Sent'), isVisible('Saved')]).toEqual([false, true, true]);
  });

  it('a new toast of the same action is shown after the first has closed', async () => {
    await show({ action: 'save', text: 'Saved' });
    await advance(5000);
    act(() => showToast({ action: 'save', tone: 'ok', text: 'Saved again' }));
    await advance(0);
    expect(isVisible('Saved again')).toBe(true);
  });
});

describe('closing a toast', () => {
  it('a click closes it', async () => {
    await show({ text: 'Saved' });
    fireEvent.click(screen.getByText('Saved'));
    expect(isVisible('Saved')).toBe(false);
  });

  it('the close button closes it', async () => {
    await show({ text: 'Saved' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(isVisible('Saved')).toBe(false);
  });

  it('a drag of 80 pixels closes it, a shorter one does not', async () => {
    await show({ text: 'Saved' });
    drag(40);
    expect(isVisible('Saved')).toBe(true);
    drag(80);
    expect(isVisible('Saved')).toBe(false);
  });

  it('Undo runs once and closes it', async () => {
    const onUndo = vi.fn();
    await show({ text: 'Discarded', onUndo });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onUndo).toHaveBeenCalledOnce();
    expect(isVisible('Discarded')).toBe(false);
  });
});

describe('focus and announcements', () => {
  it('F6 and Alt+T move focus to the toasts; closing a toast moves it to the next one, then back', async () => {
    await renderUi(
      <>
        <button type="button">Page</button>
        <ToastHost />
      </>,
    );
    act(() => showToast({ action: 'first', tone: 'ok', text: 'First' }));
    act(() => showToast({ action: 'second', tone: 'ok', text: 'Second' }));
    await advance(0);
    const page = screen.getByText('Page');
    act(() => page.focus());
    fireEvent.keyDown(page, { key: 'F6' });
    expect(screen.getByRole('region').contains(document.activeElement)).toBe(true);
    act(() => page.focus());
    fireEvent.keyDown(page, { code: 'KeyT', altKey: true });
    expect(document.activeElement).toBe(getToast('Second'));
    act(() => screen.getAllByRole('button', { name: 'Close' })[0]?.click());
    await advance(0);
    expect(document.activeElement).toBe(getToast('First'));
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    await advance(0);
    expect(document.activeElement).toBe(page);
  });

  it('Alt+T in a text field -> focus stays', async () => {
    await renderUi(
      <>
        <input aria-label="Name" />
        <ToastHost />
      </>,
    );
    act(() => showToast({ action: 'save', tone: 'ok', text: 'Saved' }));
    await advance(0);
    const field = screen.getByRole('textbox');
    act(() => field.focus());
    fireEvent.keyDown(field, { code: 'KeyT', altKey: true });
    expect(document.activeElement).toBe(field);
  });

  it.each([
    ['ok', 'status'],
    ['info', 'status'],
    ['danger', 'alert'],
  ] as const)('tone %s -> role %s', async (tone, role) => {
    await show({ text: 'Done', tone });
    expect(getToast('Done').querySelector('[role]')?.getAttribute('role')).toBe(role);
  });
});

function drag(pixels: number): void {
  const box = getToast('Saved');
  box.setPointerCapture = () => undefined;
  fireEvent.pointerDown(box, { button: 0, clientX: 100, pointerId: 1 });
  fireEvent.pointerMove(box, { clientX: 100 + pixels, pointerId: 1 });
  fireEvent.pointerUp(box, { clientX: 100 + pixels, pointerId: 1 });
  if (box.isConnected) fireEvent.click(box);
}
