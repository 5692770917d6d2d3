import { type RefObject, useEffect, useRef, useState } from 'react';

/** Moves focus to the element of `ref` after the next render, when the focused element, such as a row, was removed. */
export function useDeferredFocus<E extends HTMLElement>(): { ref: RefObject<E | null>; requestFocus: () => void } {
  const ref = useRef<E>(null);
  const [requestCount, setRequestCount] = useState(0);
  useEffect(() => {
    if (requestCount > 0) ref.current?.focus();
  }, [requestCount]);
  return { ref, requestFocus: () => setRequestCount((count) => count + 1) };
}
