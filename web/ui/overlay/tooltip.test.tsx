// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Button } from 'react-aria-components/Button';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#web/testing/render.tsx';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const isShown = () => screen.queryByRole('tooltip') !== null;

async function renderButton() {
  await renderUi(
    <Tooltip text="Applications">
      <Button>Applications</Button>
    </Tooltip>,
  );
  return screen.getByRole('button');
}

it('shows after 250 ms below the pointer, and hides 400 ms after it has left', async () => {
  const button = await renderButton();
  // The pointer has to move before an element counts as hovered.
  fireEvent.pointerMove(document.body, { pointerType: 'mouse' });
  fireEvent.mouseMove(document.body);
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  await advance(249);
  expect(isShown()).toBe(false);
  await advance(1);
  expect(isShown()).toBe(true);
  fireEvent.pointerLeave(button, { pointerType: 'mouse' });
  await advance(399);
  expect(isShown()).toBe(true);
  await advance(1);
  expect(isShown()).toBe(false);
});

describe('of an element with keyboard focus', () => {
  const focus = (button: HTMLElement) => {
    fireEvent.keyDown(document.body, { key: 'Tab' });
    act(() => button.focus());
  };

  it('shows after 250 ms, and hides with the focus', async () => {
    const button = await renderButton();
    focus(button);
    await advance(249);
    expect(isShown()).toBe(false);
    await advance(1);
    expect(isShown()).toBe(true);
    act(() => button.blur());
    await advance(0);
    expect(isShown()).toBe(false);
  });

  it('does not show if the focus moves on before', async () => {
    const button = await renderButton();
    focus(button);
    await advance(200);
    act(() => button.blur());
    await advance(1000);
    expect(isShown()).toBe(false);
  });
});
