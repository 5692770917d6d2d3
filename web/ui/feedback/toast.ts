import { ToastQueue } from 'react-stately/useToastState';

export interface Toast {
  /** Identifies the action, such as `save-profile` or `move-job-7`: a newer toast of the same action replaces the older one. */
  readonly action: string;
  readonly tone: 'ok' | 'info' | 'danger';
  readonly text: string;
  /** A second line: what to do now. */
  readonly detail?: string | undefined;
  /** Undo must also be available on the page, where the change was made. */
  readonly onUndo?: (() => void) | undefined;
}

/** The queue of toasts, newest first; five are visible at a time. */
export const toasts = new ToastQueue<Toast>({ maxVisibleToasts: 5 });

/** Queue keys by action. */
const keysByAction = new Map<string, string>();

/** Shows a short confirmation. Important messages must also appear on the page. */
export function showToast(toast: Toast): void {
  const olderKey = keysByAction.get(toast.action);
  if (olderKey !== undefined) toasts.close(olderKey);
  const key = toasts.add(toast, { onClose: () => keysByAction.delete(toast.action) });
  keysByAction.set(toast.action, key);
}

export function clearToasts(): void {
  keysByAction.clear();
  toasts.clear();
}
