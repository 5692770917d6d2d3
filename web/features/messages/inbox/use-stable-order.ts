import { useRef } from 'react';

/**
 * Keeps the order in which items were first shown: new items join at the top, and nothing moves under the
 * pointer. A changed `turn` resets to the given order.
 */
export function useStableOrder<T extends { readonly id: number }>(items: readonly T[], turn: string): T[] {
  const shown = useRef<{ turn: string; ids: readonly number[] }>({ turn, ids: [] });
  const known = shown.current.turn === turn ? shown.current.ids : [];
  const ids = joinOrder(
    known,
    items.map(({ id }) => id),
  );
  shown.current = { turn, ids };
  const byId = new Map(items.map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Known items keep their position; new ones before the first known go to the top, the rest to the end. */
export function joinOrder(known: readonly number[], given: readonly number[]): number[] {
  const isKnown = new Set(known);
  const lastKnown = given.findLastIndex((id) => isKnown.has(id));
  const isNew = (id: number) => !isKnown.has(id);
  return [...given.slice(0, lastKnown + 1).filter(isNew), ...known, ...given.slice(lastKnown + 1).filter(isNew)];
}
