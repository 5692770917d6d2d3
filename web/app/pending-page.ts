import { type createBrowserRouter, useLocation } from 'react-router';
import { create } from 'zustand';

/** The path of the last requested page, loading or on screen. Null before the first navigation. */
const useRequestedPath = create<string | null>(() => null);

/** Tracks the router outside React, because React may render the start of a navigation after the next user input. */
export function trackNavigation(router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>): void {
  router.subscribe(({ navigation, location }) => {
    useRequestedPath.setState((navigation.location ?? location).pathname, true);
  });
}

/** Whether another page was requested and is still loading. */
export function useIsLeaving(): boolean {
  const { pathname } = useLocation();
  const requested = useRequestedPath();
  return requested !== null && requested !== pathname;
}
