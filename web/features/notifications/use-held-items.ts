import { useState } from 'react';
import type { Notification } from '#domain/features/notifications/contract.ts';

export interface HeldItems {
  readonly shown: readonly Notification[];
  /** Number of items that arrived while the list was open. They stay hidden, so that the list does not move. */
  readonly waiting: number;
  readonly showAll: () => void;
}

/** Keeps the items of the moment the list was opened; newer ones show on request. */
export function useHeldItems(items: readonly Notification[]): HeldItems {
  const newest = items[0]?.id ?? 0;
  const [upTo, setUpTo] = useState(newest);
  const shown = items.filter(({ id }) => id <= upTo);
  return { shown, waiting: items.length - shown.length, showAll: () => setUpTo(newest) };
}
