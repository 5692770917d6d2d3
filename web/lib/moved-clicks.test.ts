// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepMovedPresses } from './moved-clicks.ts';

let stop = () => {};
let button: HTMLButtonElement;
const onPress = vi.fn();

beforeEach(() => {
  document.body.innerHTML = '<p>Text</p><button type="button">Save</button>';
  button = document.querySelector('button') as HTMLButtonElement;
  button.addEventListener('click', onPress);
  placeAt(100);
  stop = keepMovedPresses();
});

afterEach(() => {
  stop();
  onPress.mockReset();
});

function placeAt(top: number): void {
  button.getBoundingClientRect = () => new DOMRect(0, top, 120, 44);
}

function press(): void {
  const options = { bubbles: true, isPrimary: true, button: 0, clientX: 20, clientY: 110 };
  button.dispatchEvent(new PointerEvent('pointerdown', options));
}

function click(target: Element, clientY = 110): void {
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX: 20, clientY }));
}

describe('keepMovedPresses', () => {
  it('presses the button once when it moved away and the click goes to what contains it', () => {
    press();
    placeAt(40);
    click(document.body);
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('presses the button, and nothing else, when something else moved under the pointer', () => {
    const onOther = vi.fn();
    const other = document.querySelector('p') as HTMLElement;
    other.addEventListener('click', onOther);
    press();
    placeAt(40);
    click(other);
    expect([onPress.mock.calls.length, onOther.mock.calls.length]).toEqual([1, 0]);
  });

  it('leaves the usual click alone', () => {
    press();
    click(button);
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('presses nothing when the pointer slid off a button that stayed', () => {
    press();
    click(document.body);
    expect(onPress).not.toHaveBeenCalled();
  });

  it('presses nothing when the pointer moved too, or the browser took the pointer over to scroll', () => {
    press();
    placeAt(40);
    click(document.body, 300);
    press();
    window.dispatchEvent(new PointerEvent('pointercancel'));
    placeAt(100);
    click(document.body);
    expect(onPress).not.toHaveBeenCalled();
  });
});
