import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Scrolls to the heading in the URL hash and focuses it. `isThere` is true once the page layout is final.
 */
export function useHashTarget(isReady = true): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isReady && hash !== '') scrollToHeading(hash.slice(1));
  }, [hash, isReady]);
}

/** Scrolls to the heading with this id and focuses it. */
function scrollToHeading(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
