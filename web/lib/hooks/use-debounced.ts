import { useState } from 'react';
import { useDelay } from '#web/lib/spec-timer.ts';

/** The value after it has not changed for `ms` milliseconds; for requests while a person types. */
export function useDebounced<T>(value: T, ms = 250): T {
  const [debounced, setSettled] = useState(value);
  useDelay(ms, () => setSettled(value), { isActive: value !== debounced, restartOn: value });
  return debounced;
}
