import { type createBrowserRouter, useLocation } from 'react-router';
import { create } from 'zustand';

/** The path of the page that was asked for last: on screen, or still loading. Null before the first navigation. */
const useRequestedPath = create<string | null>(() => null);

/** Follows the router outside React, which may render the start of a navigation later than the next input arrives. */
export function followNavigation(router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>): void {
  router.subscribe(({ navigation, location }) => {
    useRequestedPath.setState((navigation.location ?? location).pathname, true);
  });
}

/** Whether another page was asked for and has not arrived yet: the one on screen is about to go. */
export function useIsLeaving(): boolean {
  const { pathname } = useLocation();
  const requested = useRequestedPath();
  return requested !== null && requested !== pathname;
}
