import autocannon from 'autocannon';
import { medianRound, type Times, timesOf } from './times.ts';

/** One HTTP request of a caller. */
export interface BenchRequest {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export type RequestsOf = (caller: number) => BenchRequest[];

export const callerCount = 16;

/** Seconds of a round, and of the one before them that is not counted. */
const roundSeconds = 4;
const warmUpSeconds = 2;

/**
 * Sends requests from 16 callers, each as soon as its last one is answered. `requestsOf` gives the requests of one caller,
 * who sends them in turn for ever. The round whose p95 is the median counts; `answers` counts those of all rounds.
 * @throws when any answer is not a success
 */
export async function load(
  url: string,
  requestsOf: RequestsOf,
  rounds: number,
): Promise<{ readonly times: Times; readonly answers: number }> {
  const first = await runRound(url, requestsOf, warmUpSeconds);
  let answers = first.length;
  const all: Times[] = [];
  for (let at = 0; at < rounds; at += 1) {
    const each = await runRound(url, requestsOf, roundSeconds);
    all.push(timesOf(each, roundSeconds));
    answers += each.length;
  }
  return { times: medianRound(all), answers };
}

/** Milliseconds of each answer. */
async function runRound(url: string, requestsOf: RequestsOf, duration: number): Promise<number[]> {
  const each: number[] = [];
  let caller = 0;
  const { errors, non2xx } = await autocannon({
    url,
    connections: callerCount,
    duration,
    setupClient: (client) => {
      // Browsers take gzip, so the price of packing is part of every answer.
      const requests = requestsOf(caller).map(({ headers, ...request }) => ({
        ...request,
        headers: { 'accept-encoding': 'gzip', ...headers },
      }));
      client.setRequests(requests);
      client.on('response', (_status, _bytes, time) => each.push(time));
      caller += 1;
    },
  });
  if (errors + non2xx > 0) throw new Error(`${errors} errors, ${non2xx} refusals at ${url}`);
  return each;
}
