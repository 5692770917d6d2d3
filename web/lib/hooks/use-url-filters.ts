import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** The filters of a list, stored in the query of the URL. */
export interface UrlFilters {
  /** Returns an empty string for a missing filter. */
  readonly get: (name: string) => string;
  /** Null or empty removes a filter. The browser's Back button undoes the change. */
  readonly update: (part: Readonly<Record<string, string | null>>) => void;
}

export function useUrlFilters(): UrlFilters {
  const [params, setParams] = useSearchParams();
  // A change right after another one builds on it, even before the page renders the new address.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  return {
    get: (name) => params.get(name) ?? '',
    update: (part) => {
      const next = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries(part)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      latest.current = next;
      setParams(next, { preventScrollReset: true });
    },
  };
}

/** Returns the value if it is one of the choices, otherwise null: URLs can be outdated or typed. */
export function parseChoice<T extends string>(value: string, choices: readonly T[]): T | null {
  return choices.find((choice) => choice === value) ?? null;
}
