import { useLayoutEffect } from 'react';
import { create } from 'zustand';

interface PageTitle {
  /** What a page calls itself, such as the title of a job; null leaves the title of its route. */
  readonly own: string | null;
  /** The page shows answers that need a change: its title says so first. */
  readonly hasProblem: boolean;
}

export const usePageTitle = create<PageTitle>(() => ({ own: null, hasProblem: false }));

/** Names the page after what it shows, once that is known. */
export function useOwnTitle(title: string | null): void {
  useLayoutEffect(() => {
    usePageTitle.setState({ own: title });
    return () => usePageTitle.setState({ own: null });
  }, [title]);
}

/** Puts "Error:" before the title while a form shows problems. */
export function useProblemInTitle(hasProblem: boolean): void {
  useLayoutEffect(() => {
    usePageTitle.setState({ hasProblem });
    return () => usePageTitle.setState({ hasProblem: false });
  }, [hasProblem]);
}
