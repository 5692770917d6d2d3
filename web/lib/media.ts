import { useCallback, useSyncExternalStore } from 'react';
import { useComfort } from './comfort.ts';

/** Whether the page has phone width: tables become cards, menus become sheets. */
export function useIsPhone(): boolean {
  return useIsPageAtMost(47.99);
}

/** Whether filters do not fit next to a list and open in a dialog. */
export function useIsNarrow(): boolean {
  return useIsPageAtMost(63.99);
}

/** Whether details open in a panel next to their list. On a narrower page they are a page of their own. */
export function useFitsSidePanel(): boolean {
  return !useIsPageAtMost(67.99);
}

/** Like `@container page (max-width: …rem)`: larger text makes the page narrower. */
function useIsPageAtMost(rem: number): boolean {
  const text = useComfort((comfort) => comfort.text);
  // In media queries, an em ignores the text size of the comfort settings.
  const query = `(max-width: ${(rem * Number(text)) / 100}em)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

let isPrinting = false;

/** Whether the page is being printed. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribeToPrinting, () => isPrinting);
}

function subscribeToPrinting(onChange: () => void): () => void {
  const begin = () => {
    isPrinting = true;
    onChange();
  };
  const end = () => {
    isPrinting = false;
    onChange();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
