import { availableParallelism } from 'node:os';
import { refuse } from '#server/http/errors/refusal.ts';
import { createConcurrencyLimit, type RunLimited } from '#server/lib/concurrency-limit.ts';

/** One more than the processors, which the database uses too. */
const maxConcurrent = availableParallelism() + 1;

/** Those behind would wait for many seconds. */
const maxQueueLength = 200;

/** For the endpoints that take turns: each of these requests occupies a processor for milliseconds. */
export function createTurns(): RunLimited {
  return createConcurrencyLimit({ maxConcurrent, maxQueueLength, refuseWork: () => refuse('unavailable') });
}
