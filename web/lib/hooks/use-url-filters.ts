import { useSearchParams } from 'react-router';

/** The filters of a list, as its address holds them. */
export interface Address {
  /** Empty when the address does not have it. */
  readonly read: (name: string) => string;
  /** Null or empty takes a filter out of the address. Going back undoes the change. */
  readonly change: (part: Readonly<Record<string, string | null>>) => void;
}

export function useAddress(): Address {
  const [params, setParams] = useSearchParams();
  return {
    read: (name) => params.get(name) ?? '',
    change: (part) => {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries(part)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      setParams(next, { preventScrollReset: true });
    },
  };
}

/** The choice an address names, or null for anything else: addresses may be old or made by hand. */
export function choiceIn<T extends string>(value: string, choices: readonly T[]): T | null {
  return choices.find((choice) => choice === value) ?? null;
}
