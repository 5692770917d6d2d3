import { useSearchParams } from 'react-router';
import { idText } from '#domain/lib/id-text.ts';
import { readCurrentQuery } from '#web/lib/navigation/current-query.ts';

export interface UrlSelection {
  /** Returns an empty string for a missing value. */
  readonly get: (name: string) => string;
  readonly getId: (name: string) => number | null;
  /** Opens a record or a form. The filters stay; whatever was open closes. */
  readonly open: (values: Readonly<Record<string, string>>) => void;
  /** Changes filters, and closes what was open. Null removes a filter. */
  readonly filter: (values: Readonly<Record<string, string | null>>) => void;
}

/** The filters of a list and its open record or form, stored in the query of the URL. */
export function useUrlSelection(filters: readonly string[]): UrlSelection {
  const [query, setQuery] = useSearchParams();
  const get = (name: string) => query.get(name) ?? '';
  const readFilters = () => [...readCurrentQuery()].filter(([name]) => filters.includes(name));
  return {
    get,
    getId: (name) => (idText.test(get(name)) ? Number(get(name)) : null),
    open: (values) => setQuery([...readFilters(), ...Object.entries(values)]),
    filter: (values) => {
      const next = new URLSearchParams(readFilters());
      for (const [name, value] of Object.entries(values)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      setQuery(next, { replace: true });
    },
  };
}
