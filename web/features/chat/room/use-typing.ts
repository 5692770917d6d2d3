import { useState } from 'react';
import { useDelay } from '#web/lib/spec-timer.ts';

/** Milliseconds without a key press after which the person no longer counts as typing. */
const typingMs = 3000;

/** Reports typing once when it starts, and its end after a pause. */
export function useTyping(report: (isTyping: boolean) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const stop = () => {
    if (typed !== null) report(false);
    setTyped(null);
  };
  useDelay(typingMs, stop, { isActive: typed !== null, restartOn: typed });
  return {
    stop,
    touch: (text: string) => {
      if (text.trim() === '') return stop();
      if (typed === null) report(true);
      setTyped(text);
    },
  };
}
