import { setTimeout as delay, setImmediate } from 'node:timers/promises';
import type { Services } from '#server/context.ts';

const stepMs = 2;
/** On a busy server, background work continues after this time. */
const maxWaitMs = 20;

/** Between two steps of background work that takes milliseconds each: lets the requests in progress finish first. */
export async function letRequestsFinish({ metrics }: Pick<Services, 'metrics'>): Promise<void> {
  // The requests that arrived during the step are counted after this.
  await setImmediate();
  for (let waitedMs = 0; metrics.requests.inProgress > 0 && waitedMs < maxWaitMs; waitedMs += stepMs) {
    await delay(stepMs);
  }
}
