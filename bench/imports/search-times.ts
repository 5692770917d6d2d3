import { setTimeout as delay } from 'node:timers/promises';
import { loadSets } from '#bench/matching/sets.ts';

const minSearches = 300;
const pauseMs = 100;
const searchesPerPause = 2;

/** Searches for jobs until the work ends; at least some. Returns the 95th percentile in milliseconds. */
export type MeasureSearches = (work: Promise<unknown>) => Promise<number>;

/** Each search has words of its own, so that no answer comes from a cache of the same search before. */
export function createSearches(url: string): MeasureSearches {
  const words = buildWords();
  return async (work) => {
    const times: number[] = [];
    let isWorking = true;
    const ended = work.finally(() => {
      isWorking = false;
    });
    while (isWorking || times.length < minSearches) {
      for (let count = 0; count < searchesPerPause; count++) {
        const query = new URLSearchParams({ words: words.next().value });
        const start = performance.now();
        const response = await fetch(`${url}/api/v1/jobs?${query}`);
        await response.arrayBuffer();
        if (response.ok) times.push(performance.now() - start);
      }
      await delay(pauseMs);
    }
    await ended;
    return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  };
}

/** Pairs of what people search for. */
function* buildWords(): Generator<string, never> {
  const queries = loadSets().queries.map(({ query }) => query);
  for (let step = 1; ; step++) {
    for (const [index, query] of queries.entries()) yield `${query} ${queries[(index + step) % queries.length]}`;
  }
}
