/** Pixels that the pointer may move between press and release and still mean the same button. */
const maxPointerMove = 10;

interface Press {
  readonly button: HTMLElement;
  readonly box: DOMRect;
  readonly x: number;
  readonly y: number;
}

/**
 * Redirects clicks on buttons and links that move while pressed, such as when blurring a field removes the error above
 * them. The browser sends such a click to the element under the pointer; this sends it to the pressed button. Moving the
 * pointer off a button that stays in place still cancels the press. Returns a function that stops it.
 */
export function redirectMovedClicks(): () => void {
  let press: Press | null = null;
  const onDown = (event: PointerEvent) => {
    press = toPress(event);
  };
  const onCancel = () => {
    press = null;
  };
  const onClick = (event: MouseEvent) => {
    // A click without a pointer, such as by keyboard, has detail 0.
    if (press === null || event.detail === 0) return;
    const { button } = press;
    const isLost = isButtonMoved(press, event);
    press = null;
    if (!isLost) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    button.click();
  };
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  window.addEventListener('pointerdown', onDown, options);
  window.addEventListener('pointercancel', onCancel, options);
  window.addEventListener('click', onClick, options);
  return () => controller.abort();
}

function toPress(event: PointerEvent): Press | null {
  const isPlain = event.isPrimary && event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button, a[href]') : null;
  if (!isPlain || button === null) return null;
  return { button, box: button.getBoundingClientRect(), x: event.clientX, y: event.clientY };
}

/** Whether the button moved while the pointer stayed. */
function isButtonMoved({ button, box, x, y }: Press, click: MouseEvent): boolean {
  if (!button.isConnected || (click.target instanceof Node && button.contains(click.target))) return false;
  const { left, top } = button.getBoundingClientRect();
  const hasButtonMoved = Math.hypot(left - box.left, top - box.top) >= 1;
  return hasButtonMoved && Math.hypot(click.clientX - x, click.clientY - y) <= maxPointerMove;
}
