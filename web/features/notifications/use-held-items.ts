import { useState } from 'react';
import type { Notification } from '#domain/features/notifications/contract.ts';

export interface HeldItems {
  readonly shown: readonly Notification[];
  /** How many came while the list was open. They wait, so that nothing moves away from under the pointer. */
  readonly waiting: number;
  readonly showAll: () => void;
}

/** Shows what was there when the list was opened; what is newer waits until it is asked for. */
export function useHeldItems(items: readonly Notification[]): HeldItems {
  const newest = items[0]?.id ?? 0;
  const [upTo, setUpTo] = useState(newest);
  const shown = items.filter(({ id }) => id <= upTo);
  return { shown, waiting: items.length - shown.length, showAll: () => setUpTo(newest) };
}
