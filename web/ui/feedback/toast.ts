import { ToastQueue } from 'react-stately/useToastState';

export interface Toast {
  /** What the person did, such as `save-profile` or `move-job-7`: a newer toast of the same action replaces the older. */
  readonly action: string;
  readonly tone: 'ok' | 'info' | 'danger';
  readonly text: string;
  /** A second line: what to do now. */
  readonly detail?: string | undefined;
  /** The page must offer the same Undo next to what was changed. */
  readonly onUndo?: (() => void) | undefined;
}

/** The toasts on screen, newest first; older ones wait until there is room. */
export const toasts = new ToastQueue<Toast>({ maxVisibleToasts: 5 });

/** Keys in the queue by action. */
const keys = new Map<string, string>();

/** Confirms in passing that something was done. What must not be missed belongs on the page as well. */
export function showToast(toast: Toast): void {
  const older = keys.get(toast.action);
  if (older !== undefined) toasts.close(older);
  const key = toasts.add(toast, { onClose: () => keys.delete(toast.action) });
  keys.set(toast.action, key);
}

export function clearToasts(): void {
  keys.clear();
  toasts.clear();
}
