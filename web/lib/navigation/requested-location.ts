import { type createBrowserRouter, useLocation } from 'react-router';
import { create } from 'zustand';

interface RequestedLocation {
  readonly pathname: string;
  /** The router's key of the history entry. */
  readonly key: string;
}

/** The last requested location, loading or on screen. Null before the first navigation. */
const useRequestedLocation = create<RequestedLocation | null>(() => null);

/** Tracks the router outside React, because React may render the start of a navigation after the next user input. */
export function trackNavigation(router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>): void {
  useRequestedLocation.setState(null, true);
  router.subscribe(({ navigation, location }) => {
    const { pathname, key } = navigation.location ?? location;
    useRequestedLocation.setState({ pathname, key }, true);
  });
}

/** Whether another page was requested and is still loading. */
export function useIsLeaving(): boolean {
  const { pathname } = useLocation();
  const requested = useRequestedLocation();
  return requested !== null && requested.pathname !== pathname;
}

/** The key of the last requested location at this moment, or null before the first navigation. */
export function getRequestedKey(): string | null {
  return useRequestedLocation.getState()?.key ?? null;
}
