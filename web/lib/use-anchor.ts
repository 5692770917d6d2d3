import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** An address that names a part leads to it once the page is there. */
export function useAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.focus();
  }, [hash]);
}
