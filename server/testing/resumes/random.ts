/** Random choices that are the same for the same seed. */
export interface Random {
  /** From 0 to `max` - 1. */
  int(max: number): number;
  pick<T>(items: readonly T[]): T;
  /** Different items, in random order. */
  sample<T>(items: readonly T[], count: number): T[];
  chance(share: number): boolean;
}

export function createRandom(seed: number): Random {
  let state = (seed * 7919 + 12_345) % 2_147_483_647 || 1;
  const next = (): number => {
    // Park and Miller's generator; two steps, so that close seeds differ at once.
    state = (state * 48_271) % 2_147_483_647;
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const int = (max: number): number => Math.floor(next() * max);
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  };
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const rest = [...items];
    return Array.from({ length: Math.min(count, items.length) }, () => rest.splice(int(rest.length), 1)).flat();
  };
  return { int, pick, sample, chance: (share) => next() < share };
}

/** Every second item: the two halves of a list have nothing in common. */
export type Half = 'tuning' | 'test';

export function takeHalf<T>(items: readonly T[], half: Half): T[] {
  return items.filter((_item, index) => (index % 2 === 0) === (half === 'tuning'));
}
