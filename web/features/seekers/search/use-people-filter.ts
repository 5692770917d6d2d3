import { useSearchParams } from 'react-router';
import {
  type PeopleFilterQuery,
  parsePeopleFilter,
  readPeopleFilterQuery,
  toPeopleParams,
} from '#domain/features/seekers/search/filter.ts';
import { readCurrentQuery } from '#web/lib/navigation/current-query.ts';

type Value = string | readonly string[] | null;

export interface UsedPeopleFilter {
  readonly filter: PeopleFilterQuery;
  /** The canonical query string; empty without conditions, null if a value of the URL is invalid. */
  readonly address: string | null;
  /** Null, an empty text, or an empty list removes a condition. */
  readonly update: (change: Partial<Record<keyof PeopleFilterQuery, Value>>) => void;
  readonly clear: () => void;
}

/** The conditions of the search, stored in the query of the URL. */
export function usePeopleFilter(): UsedPeopleFilter {
  const [params, setParams] = useSearchParams();
  const filter = readPeopleFilterQuery(params);
  const parsed = parsePeopleFilter(params);
  return {
    filter,
    address: parsed && new URLSearchParams(toPeopleParams(parsed)).toString(),
    update: (change) => {
      const next = readCurrentQuery();
      for (const [name, value] of Object.entries(change)) {
        next.delete(name);
        for (const each of typeof value === 'string' ? [value] : (value ?? [])) if (each) next.append(name, each);
      }
      setParams(next, { preventScrollReset: true });
    },
    clear: () => setParams(new URLSearchParams()),
  };
}

export function getList(value: string | string[] | undefined): string[] {
  return typeof value === 'string' ? [value] : (value ?? []);
}

export function getText(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}
