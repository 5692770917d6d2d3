import autocannon from 'autocannon';
import { getTimes, medianRound, type Times } from './results/times.ts';

/** One HTTP request of a simulated caller. */
export interface BenchRequest {
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export type RequestsOf = (caller: number) => BenchRequest[];

export const callerCount = 16;

/** Duration of a measured round, and of the warm-up round before them. */
const roundSeconds = 4;
const warmUpSeconds = 2;

/**
 * Sends requests from 16 callers, each as soon as it has the previous response. `requestsOf` returns the requests of one
 * caller, which repeats them in order. Returns the round with the median p95; `responseCount` includes all rounds.
 * @throws if any response is not successful
 */
export async function load(
  url: string,
  requestsOf: RequestsOf,
  rounds: number,
): Promise<{ readonly times: Times; readonly responseCount: number }> {
  const first = await runRound(url, requestsOf, warmUpSeconds);
  let responseCount = first.length;
  const all: Times[] = [];
  for (let at = 0; at < rounds; at += 1) {
    const each = await runRound(url, requestsOf, roundSeconds);
    all.push(getTimes(each, roundSeconds));
    responseCount += each.length;
  }
  return { times: medianRound(all), responseCount };
}

/** Duration of each response, in milliseconds. */
async function runRound(url: string, requestsOf: RequestsOf, duration: number): Promise<number[]> {
  const each: number[] = [];
  let caller = 0;
  const { errors, non2xx } = await autocannon({
    url,
    connections: callerCount,
    duration,
    setupClient: (client) => {
      // As browsers do, so compression is part of the measured cost.
      const requests = requestsOf(caller).map(({ headers, ...request }) => ({
        ...request,
        headers: { 'accept-encoding': 'gzip, deflate, br, zstd', ...headers },
      }));
      client.setRequests(requests);
      client.on('response', (_status, _bytes, time) => each.push(time));
      caller += 1;
    },
  });
  if (errors + non2xx > 0) throw new Error(`${errors} errors, ${non2xx} refusals at ${url}`);
  return each;
}
