import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Leads to the part that the address names behind its `#`, once it is on the page: its heading, which can be focused,
 * comes into view below the bar and takes the focus. `isThere` tells that nothing above it will still move it.
 */
export function useAddressPart(isThere = true): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash !== '') goToPart(hash.slice(1));
  }, [hash, isThere]);
}

/** Goes to the part whose heading has this id. */
export function goToPart(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
