/** A `ref` that focuses a heading when it replaces the pressed button. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
