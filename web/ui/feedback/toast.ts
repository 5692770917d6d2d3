import { create } from 'zustand';

export interface Toast {
  readonly id: number;
  readonly tone: 'ok' | 'info' | 'danger';
  readonly text: string;
  /** A second line: what to do now. */
  readonly detail?: string | undefined;
  /** The same Undo must also stand in the place of what was changed. */
  readonly onUndo?: (() => void) | undefined;
}

/** Toasts that wait for their turn. Empty on most visits: the part that shows them is loaded with the first. */
export const useToasts = create<{ readonly queue: readonly Toast[] }>(() => ({ queue: [] }));

let last = 0;

/** Says in passing that something was done. What must not be missed belongs on the page, not here alone. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  last += 1;
  const id = last;
  useToasts.setState(({ queue }) => ({ queue: [...queue, { ...toast, id }] }));
}

export function dropToast(id: number): void {
  useToasts.setState(({ queue }) => ({ queue: queue.filter((toast) => toast.id !== id) }));
}
