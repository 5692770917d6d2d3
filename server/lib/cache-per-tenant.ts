import type { Services } from '#server/context.ts';

/** A safety net: changes also arrive as `tenant_changed` events. */
const ttlMs = 30_000;

interface CacheEntry<T> {
  readonly value: Promise<T>;
  readonly expiresAt: number;
}

/**
 * Caches reads by a key, such as a host name or tenant id, until any tenant changes. A read in progress at that moment
 * completes for its callers but is not reused.
 */
export function cachePerTenant<Key, T>(
  read: (services: Services, key: Key) => Promise<T>,
): (services: Services, key: Key) => Promise<T> {
  const caches = new WeakMap<Services['database'], Map<Key, CacheEntry<T>>>();
  return (services, key) => {
    const cache = getCache(caches, services);
    const cached = cache.get(key);
    if (cached && cached.expiresAt > Date.now()) return cached.value;
    if (cache.size > 1000) cache.clear();
    const value = read(services, key);
    cache.set(key, { value, expiresAt: Date.now() + ttlMs });
    // Failures are not cached.
    value.catch(() => cache.get(key)?.value === value && cache.delete(key));
    return value;
  };
}

function getCache<Key, T>(
  caches: WeakMap<Services['database'], Map<Key, CacheEntry<T>>>,
  services: Services,
): Map<Key, CacheEntry<T>> {
  const existing = caches.get(services.database);
  if (existing) return existing;
  const cache = new Map<Key, CacheEntry<T>>();
  caches.set(services.database, cache);
  const { events } = services;
  events.subscribe((event) => {
    if (event.kind === 'tenant_changed') cache.clear();
  });
  events.onGap(() => cache.clear());
  return cache;
}
