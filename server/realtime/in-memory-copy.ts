import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { DomainEvent, EventBus } from './events.ts';

/** What the database holds, once more in memory: read whole at first, then kept true change by change. */
export interface InMemoryCopy<T> {
  /** Reads everything and follows every announcement from now on. @returns when it is filled */
  sync(services: { events: EventBus; log: FastifyBaseLogger }, source: CopySource<T>): Promise<void>;
  /**
   * The copy, with every change announced in this process until now. Undefined when it takes longer than so many
   * milliseconds to be there at all: a product that has just started still reads.
   */
  ready(timeoutMs: number): Promise<T | undefined>;
}

export interface CopySource<T> {
  /** How the log calls it. */
  readonly name: string;
  /** A new copy with everything in it. */
  read(): Promise<T>;
  /** Brings one change into the copy, or asks for everything to be read again. */
  applyChange(copy: T, change: DomainEvent): Promise<'followed' | 'read_anew'>;
}

/** Milliseconds between two tries to read everything. */
const retryDelayMs = 2000;

/** Longest wait in milliseconds for changes to arrive in a copy; without a database it answers as it is. */
const maxCatchUpMs = 1000;

/** One change after the other; whoever reads meanwhile still has the copy before. */
export function createInMemoryCopy<T>(): InMemoryCopy<T> {
  let copy: T | undefined;
  const filled = Promise.withResolvers<void>();
  let queue: Promise<void> = filled.promise;
  let pendingCount = 1;

  const reload = async (source: CopySource<T>, log: FastifyBaseLogger): Promise<void> => {
    for (;;) {
      try {
        copy = await source.read();
        return filled.resolve();
      } catch (error) {
        log.error({ err: error }, `the ${source.name} could not be read; trying again`);
        await delay(retryDelayMs, undefined, { ref: false });
      }
    }
  };

  return {
    async sync({ events, log }, source) {
      queue = Promise.resolve();
      pendingCount = 0;
      const enqueue = (work: () => Promise<void>) => {
        pendingCount += 1;
        queue = queue
          .then(work)
          .catch((error: unknown) => log.error({ err: error }, `the ${source.name} could not follow a change`))
          .finally(() => {
            pendingCount -= 1;
          });
        return queue;
      };
      const applyChange = async (change: DomainEvent): Promise<void> => {
        if (copy === undefined || (await source.applyChange(copy, change)) === 'read_anew') await reload(source, log);
      };
      events.subscribe((change) => void enqueue(() => applyChange(change)));
      events.onGap(() => void enqueue(() => reload(source, log)));
      await enqueue(() => reload(source, log));
    },
    async ready(milliseconds) {
      const waitMs = copy === undefined ? milliseconds : maxCatchUpMs;
      if (pendingCount > 0) await Promise.race([queue, delay(waitMs, undefined, { ref: false })]);
      return copy;
    },
  };
}
