import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasts } from './toast.ts';

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region.tsx')).ToastRegion }));

const subscribe = (onChange: () => void) => toasts.subscribe(onChange);
const hasToasts = () => toasts.visibleToasts.length > 0;

/** Loads the toast region with the first toast. Removes it without toasts, so that F6 does not stop at an empty region. */
export function ToastHost() {
  const isNeeded = useSyncExternalStore(subscribe, hasToasts);
  return <Suspense>{isNeeded && <ToastRegion />}</Suspense>;
}
