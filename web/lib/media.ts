import { useCallback, useSyncExternalStore } from 'react';

/** Whether the screen has phone width: tables become cards, menus become sheets. */
export function useIsPhone(): boolean {
  return useMedia('(max-width: 47.99em)');
}

/** Whether filters do not fit next to a list and open in a dialog. */
export function useIsNarrow(): boolean {
  return useMedia('(max-width: 63.99em)');
}

function useMedia(query: string): boolean {
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
