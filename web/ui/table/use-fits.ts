import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the one thing inside an element is as narrow as the element: if not, the element scrolls sideways. */
export function useFits(): { ref: RefObject<HTMLDivElement | null>; doesFit: boolean } {
  const ref = useRef<HTMLDivElement>(null);
  const [doesFit, setFits] = useState(false);
  useEffect(() => {
    const outer = ref.current;
    const inner = outer?.firstElementChild;
    if (!outer || !inner) return;
    const watch = new ResizeObserver(() => setFits(inner.scrollWidth <= outer.clientWidth));
    watch.observe(outer);
    watch.observe(inner);
    return () => watch.disconnect();
  }, []);
  return { ref, doesFit };
}
