import { type RefObject, useEffect, useRef, useState } from 'react';

/** The width of an element in CSS pixels at the normal text size, so that a picture of it grows with the text. */
export function useChartWidth(): { ref: RefObject<HTMLDivElement | null>; width: number } {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const textScale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      setWidth(Math.floor(element.clientWidth / textScale));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
