import { useSearchParams } from 'react-router';
import { readCurrentQuery } from '#web/lib/navigation/current-query.ts';

/** The filters of a list, stored in the query of the URL. */
export interface UrlFilters {
  /** Returns an empty string for a missing filter. */
  readonly get: (name: string) => string;
  /** Null or empty removes a filter. The browser's Back button undoes the change. */
  readonly update: (part: Readonly<Record<string, string | null>>) => void;
}

export function useUrlFilters(): UrlFilters {
  const [params, setParams] = useSearchParams();
  return {
    get: (name) => params.get(name) ?? '',
    update: (part) => {
      const next = readCurrentQuery();
      for (const [name, value] of Object.entries(part)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      setParams(next, { preventScrollReset: true });
    },
  };
}

/** Returns the value if it is one of the choices, otherwise null: URLs can be outdated or typed. */
export function parseChoice<T extends string>(value: string, choices: readonly T[]): T | null {
  return choices.find((choice) => choice === value) ?? null;
}
