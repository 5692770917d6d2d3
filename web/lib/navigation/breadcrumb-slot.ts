import { create } from 'zustand';

interface BreadcrumbSlot {
  /** Where the breadcrumb of the page is shown, if the top bar has a place for it. */
  readonly element: HTMLElement | null;
}

export const useBreadcrumbSlot = create<BreadcrumbSlot>(() => ({ element: null }));

export function setBreadcrumbSlot(element: HTMLElement | null): void {
  useBreadcrumbSlot.setState({ element });
}
