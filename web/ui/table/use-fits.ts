import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the child of an element fits its width. If not, the element scrolls horizontally. */
export function useFits(): { ref: RefObject<HTMLDivElement | null>; doesFit: boolean } {
  const ref = useRef<HTMLDivElement>(null);
  const [doesFit, setFits] = useState(false);
  useEffect(() => {
    const outer = ref.current;
    const inner = outer?.firstElementChild;
    if (!outer || !inner) return;
    const observer = new ResizeObserver(() => setFits(inner.scrollWidth <= outer.clientWidth));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  return { ref, doesFit };
}
