import { setTimeout as delay } from 'node:timers/promises';

const minSearches = 40;
const pauseMs = 250;
const searchesPerPause = 5;

/** Searches for jobs until the work ends; at least some. Returns the 95th percentile in milliseconds. */
export async function measureSearches(url: string, work: Promise<unknown>): Promise<number> {
  const times: number[] = [];
  let isWorking = true;
  const ended = work.finally(() => {
    isWorking = false;
  });
  while (isWorking || times.length < minSearches) {
    for (let count = 0; count < searchesPerPause; count++) {
      const start = performance.now();
      const response = await fetch(`${url}/api/v1/jobs?words=analyst`);
      await response.arrayBuffer();
      if (response.ok) times.push(performance.now() - start);
    }
    await delay(pauseMs);
  }
  await ended;
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}
