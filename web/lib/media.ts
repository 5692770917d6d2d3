import { useCallback, useSyncExternalStore } from 'react';

/** Whether the screen is a phone's: lists become cards there, menus become sheets. */
export function useIsPhone(): boolean {
  return useMedia('(max-width: 47.99em)');
}

/** Whether there is no room beside a list: its filters open over it. */
export function useIsNarrow(): boolean {
  return useMedia('(max-width: 63.99em)');
}

function useMedia(query: string): boolean {
  const follow = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => window.matchMedia(query).matches);
}
