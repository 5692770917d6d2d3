/** A `ref` that focuses a heading when it replaces the pressed button. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus();
}
