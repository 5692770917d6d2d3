import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import type { SignedInContext } from '#server/context.ts';
import type { ListRequest } from './condition-queries.ts';

/** From this number on, a minute of work does not bring a status below the cap of counts. */
export const minLargeCount = 3000;

const maxAgeMs = 60_000;

const maxLists = 1000;

/**
 * The statuses of which a list has a large number. They are counted once a minute: each count reads thousands of entries of an
 * index, only to say "1,000+" again.
 */
export interface LargeStatuses {
  /** Undefined if they have to be counted. */
  read(): ReadonlySet<ApplicationStatus> | undefined;
  write(statuses: ReadonlySet<ApplicationStatus>): void;
}

interface Entry {
  readonly statuses: ReadonlySet<ApplicationStatus>;
  readonly expiresAt: number;
}

/** By the event bus, which is one per process, also where tests run several processes in one. */
const lists = new WeakMap<SignedInContext['events'], Map<string, Entry>>();

/** Those of the whole list of a tenant or an employer; undefined for a filtered one. */
export function getLargeStatuses(ctx: SignedInContext, request: ListRequest): LargeStatuses | undefined {
  const { scope, organisation, text, dueBy, tag, rating, isNew, figure } = request;
  if (text || dueBy || figure || isNew || tag !== undefined || rating !== undefined) return undefined;
  const entries = lists.get(ctx.events) ?? new Map<string, Entry>();
  lists.set(ctx.events, entries);
  const key = JSON.stringify([
    ctx.tenant.id,
    scope,
    scope === 'tenant' ? null : ctx.actor.organisationId,
    organisation,
  ]);
  const now = ctx.clock().getTime();
  return {
    read() {
      const entry = entries.get(key);
      return entry && now < entry.expiresAt ? entry.statuses : undefined;
    },
    write(statuses) {
      if (entries.size >= maxLists) entries.clear();
      entries.set(key, { statuses, expiresAt: now + maxAgeMs });
    },
  };
}
