import { randomUUID } from 'node:crypto';
import type { Services } from '#server/context.ts';

/** A safety net: changes also arrive as events. Masking changes the names in a notification without an event. */
const maxAgeMs = 600_000;

const maxAccounts = 50_000;

interface Version {
  readonly tag: string;
  readonly expiresAt: number;
}

const versionsOf = new WeakMap<Services['events'], Map<string, Version>>();

/**
 * A tag that stays the same until the account's notifications change. It is kept in memory, so that polling without a
 * change reads no notifications. Each process has its own tags.
 */
export function getNotificationsTag(services: Pick<Services, 'events'>, tenantId: number, userId: number): string {
  const versions = getVersions(services);
  const key = getKey(tenantId, userId);
  const known = versions.get(key);
  if (known && known.expiresAt > Date.now()) return known.tag;
  if (versions.size >= maxAccounts) versions.clear();
  const tag = randomUUID();
  versions.set(key, { tag, expiresAt: Date.now() + maxAgeMs });
  return tag;
}

function getVersions({ events }: Pick<Services, 'events'>): Map<string, Version> {
  const existing = versionsOf.get(events);
  if (existing) return existing;
  const versions = new Map<string, Version>();
  versionsOf.set(events, versions);
  events.subscribe((event) => {
    if (event.kind === 'notifications_changed') versions.delete(getKey(event.tenantId, event.id));
    // The texts of the tenant may have changed.
    if (event.kind === 'tenant_changed' || event.kind === 'many_changed') versions.clear();
  });
  events.onGap(() => versions.clear());
  return versions;
}

function getKey(tenantId: number, userId: number): string {
  return `${tenantId}:${userId}`;
}
