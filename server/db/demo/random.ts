/** Deterministic pseudo-random choices. */
export interface Random {
  /** 0 <= n < 1 */
  next(): number;
  /** An integer from min to max, inclusive. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Up to `count` distinct items in random order. */
  sample<T>(list: readonly T[], count: number): T[];
  /** A key, with a probability proportional to its weight. */
  weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K;
}

/** Each name has its own sequence, so that a new part of the demo does not change the others. */
export function createRandom(name: string): Random {
  const next = generator(getSeed(name));
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(next() * list.length)];
    if (chosen === undefined) throw new Error(`${name}: nothing to pick from`);
    return chosen;
  };
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    sample: (list, count) => {
      const rest = [...list];
      const taken = Math.min(count, rest.length);
      return Array.from({ length: taken }, () => rest.splice(Math.floor(next() * rest.length), 1)).flat();
    },
    weighted: <K extends string>(weights: Readonly<Partial<Record<K, number>>>): K => {
      const entries = Object.entries<number | undefined>(weights) as [K, number | undefined][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + (weight ?? 0), 0);
      const found = entries.find(([, weight]) => {
        left -= weight ?? 0;
        return left < 0;
      });
      return found ? found[0] : pick(entries)[0];
    },
  };
}

// mulberry32
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

// FNV-1a
function getSeed(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
