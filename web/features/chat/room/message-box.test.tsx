// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useComfort } from '#web/lib/comfort.ts';
import { renderUi } from '#web/testing/render.tsx';
import { MessageBox } from './message-box.tsx';
import { emptyRoom } from './room-state.ts';

const send = vi.fn();

afterEach(() => {
  cleanup();
  send.mockClear();
  useComfort.setState(useComfort.getInitialState());
});

/** Shows the message box with this text. */
async function showBox(text: string): Promise<HTMLElement> {
  const room = { state: emptyRoom, isLoading: false, error: null, send, setTyping: vi.fn(), markRead: vi.fn() };
  await renderUi(<MessageBox room={room} isAway={false} ref={null} />);
  const box = screen.getByPlaceholderText('Enter your message here');
  fireEvent.change(box, { target: { value: text } });
  return box;
}

it('Enter sends, and Shift+Enter adds a line', async () => {
  const box = await showBox('Hi');
  fireEvent.keyDown(box, { key: 'Enter', shiftKey: true });
  expect(send).not.toHaveBeenCalled();
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(send).toHaveBeenCalledExactlyOnceWith('Hi');
});

it('comfort setting enter: line -> Enter adds a line, and Ctrl+Enter sends', async () => {
  useComfort.setState({ enter: 'line' });
  const box = await showBox('Hi');
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(send).not.toHaveBeenCalled();
  fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
  expect(send).toHaveBeenCalledExactlyOnceWith('Hi');
});

it('text of spaces is not sent', async () => {
  fireEvent.keyDown(await showBox('  \n '), { key: 'Enter' });
  expect(send).not.toHaveBeenCalled();
});
