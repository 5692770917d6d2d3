/** A `ref` for the heading of what takes another part's place, with the button that was pressed there. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus();
}
