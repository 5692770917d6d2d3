import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { DomainEvent, EventBus } from './events.ts';

/** An in-memory copy of database rows: loaded once, then updated change by change. */
export interface InMemoryCopy<T> {
  /** Loads everything and applies every later event. Resolves when the copy is loaded. */
  sync(services: { events: EventBus; log: FastifyBaseLogger }, source: CopySource<T>): Promise<void>;
  /**
   * The copy with every event of this process applied. Undefined if it is not loaded within `timeoutMs`, such as right
   * after the start.
   */
  ready(timeoutMs: number): Promise<T | undefined>;
}

export interface CopySource<T> {
  /** For log lines. */
  readonly name: string;
  /** Loads a complete new copy. */
  read(): Promise<T>;
  /** The changes that concern the rows. Other events, such as those of chats, are ignored. */
  readonly kinds: readonly RowChange['kind'][];
  /** Applies one change. Bulk changes reload everything instead. */
  applyChange(copy: T, change: RowChange): Promise<void>;
}

export type RowChange = Extract<DomainEvent, { readonly kind: 'job_changed' | 'seeker_changed' }>;

/** Pause after a failed load. */
const retryDelayMs = 2000;

/** How long `ready` waits for pending changes. After that the copy is returned as it is, so that an outage blocks no one. */
const maxCatchUpMs = 1000;

/** Applies changes one at a time; during a reload, readers keep the previous copy. */
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
        log.error({ err: error }, `${source.name} could not be loaded; retrying`);
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
          .catch((error: unknown) => log.error({ err: error }, `${source.name} could not apply a change`))
          .finally(() => {
            pendingCount -= 1;
          });
        return queue;
      };
      const applyChange = (change: RowChange): Promise<void> =>
        copy === undefined ? reload(source, log) : source.applyChange(copy, change);
      events.subscribe((event) => {
        if (event.kind === 'many_changed') void enqueue(() => reload(source, log));
        else if (isRowChange(event) && source.kinds.includes(event.kind)) void enqueue(() => applyChange(event));
      });
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

function isRowChange(event: DomainEvent): event is RowChange {
  return event.kind === 'job_changed' || event.kind === 'seeker_changed';
}
