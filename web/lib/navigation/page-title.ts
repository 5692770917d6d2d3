import { useLayoutEffect } from 'react';
import { create } from 'zustand';

interface PageTitle {
  /** Title set by the page, such as a job title; null uses the title of the route. */
  readonly custom: string | null;
  /** Title of the route. */
  readonly ofRoute: string;
  /** A form on the page shows errors; the title starts with "Error:". */
  readonly hasError: boolean;
}

export const usePageTitle = create<PageTitle>(() => ({ custom: null, ofRoute: '', hasError: false }));

/** Sets the title of the page once it is known. */
export function useCustomTitle(title: string | null): void {
  useLayoutEffect(() => {
    usePageTitle.setState({ custom: title });
    return () => usePageTitle.setState({ custom: null });
  }, [title]);
}

/** Puts "Error:" before the title while a form shows errors. */
export function useErrorInTitle(hasError: boolean): void {
  useLayoutEffect(() => {
    usePageTitle.setState({ hasError });
    return () => usePageTitle.setState({ hasError: false });
  }, [hasError]);
}
