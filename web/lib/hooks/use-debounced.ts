import { useState } from 'react';
import { useDelay } from '#web/lib/spec-timer.ts';

/** The value once it has stopped changing for `ms` milliseconds: for asking the server while somebody types. */
export function useSettled<T>(value: T, ms = 250): T {
  const [settled, setSettled] = useState(value);
  useDelay(ms, () => setSettled(value), { isActive: value !== settled, restartOn: value });
  return settled;
}
