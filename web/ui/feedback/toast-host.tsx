import { lazy, Suspense, useState } from 'react';
import { useToasts } from './toast.ts';

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region.tsx')).ToastRegion }));

/** Loads the toast region with the first toast, and keeps it from then on. */
export function ToastHost() {
  const hasToast = useToasts(({ queue }) => queue.length > 0);
  const [isWanted, setWanted] = useState(false);
  if (hasToast && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense>
      <ToastRegion />
    </Suspense>
  );
}
