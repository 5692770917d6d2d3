import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * For when what had the focus goes, such as a row with the button that removed it: the element of `ref` takes the focus
 * once the change that `take` is called with is on the page.
 */
export function useFocusAfter<E extends HTMLElement>(): { ref: RefObject<E | null>; take: () => void } {
  const ref = useRef<E>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) ref.current?.focus();
  }, [times]);
  return { ref, take: () => setTimes((count) => count + 1) };
}
