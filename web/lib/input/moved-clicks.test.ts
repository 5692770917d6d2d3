// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { redirectMovedClicks } from './moved-clicks.ts';

let stop = () => {};
let button: HTMLButtonElement;
const onPress = vi.fn();

beforeEach(() => {
  document.body.innerHTML = '<p>Text</p><button type="button">Save</button>';
  button = document.querySelector('button') as HTMLButtonElement;
  button.addEventListener('click', onPress);
  setButtonTop(100);
  stop = redirectMovedClicks();
});

afterEach(() => {
  stop();
  onPress.mockReset();
});

function setButtonTop(top: number): void {
  button.getBoundingClientRect = () => new DOMRect(0, top, 120, 44);
}

function press(): void {
  const options = { bubbles: true, isPrimary: true, button: 0, clientX: 20, clientY: 110 };
  button.dispatchEvent(new PointerEvent('pointerdown', options));
}

function click(target: Element, clientY = 110): void {
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX: 20, clientY }));
}

describe('redirectMovedClicks', () => {
  it('the button moved and the click hits its container -> clicks the button once', () => {
    press();
    setButtonTop(40);
    click(document.body);
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('another element moved under the pointer -> clicks only the pressed button', () => {
    const onOther = vi.fn();
    const other = document.querySelector('p') as HTMLElement;
    other.addEventListener('click', onOther);
    press();
    setButtonTop(40);
    click(other);
    expect([onPress.mock.calls.length, onOther.mock.calls.length]).toEqual([1, 0]);
  });

  it('a click on the pressed button -> not changed', () => {
    press();
    click(button);
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('the pointer moved off a button that stayed -> no click', () => {
    press();
    click(document.body);
    expect(onPress).not.toHaveBeenCalled();
  });

  it('the pointer moved as well, or a scroll canceled it -> no click', () => {
    press();
    setButtonTop(40);
    click(document.body, 300);
    press();
    window.dispatchEvent(new PointerEvent('pointercancel'));
    setButtonTop(100);
    click(document.body);
    expect(onPress).not.toHaveBeenCalled();
  });
});
