import { describe, expect, it, vi } from 'vitest';
import type { SeekerOffers } from '#domain/features/matching/score/parts.ts';
import { createChangeLog, minTracked } from '#server/lib/columns/change-log.ts';
import { createOrderCache, type OrderSource } from './order-cache.ts';

const buildOffers = (skill: number): SeekerOffers => ({
  skills: [skill],
  certifications: [],
  education: null,
  titles: [],
  industries: [],
  managementLevel: null,
});

function createSource(skill = 1) {
  return {
    tenantId: 1,
    offers: buildOffers(skill),
    changes: createChangeLog(),
    computeAll: vi.fn<OrderSource['computeAll']>(() => Uint16Array.of(10, 20)),
    computeOne: vi.fn<OrderSource['computeOne']>((slot) => 100 + slot),
  };
}

describe('createOrderCache', () => {
  it('computes the orders of the same offers once', () => {
    const cache = createOrderCache();
    const source = createSource();
    cache.get(source);
    expect([...cache.get({ ...source, offers: buildOffers(1) })]).toEqual([10, 20]);
    expect(source.computeAll).toHaveBeenCalledOnce();
  });

  it('computes them again for changed offers and for another tenant', () => {
    const cache = createOrderCache();
    const source = createSource();
    cache.get(source);
    cache.get({ ...source, offers: buildOffers(2) });
    cache.get({ ...source, tenantId: 2 });
    expect(source.computeAll).toHaveBeenCalledTimes(3);
  });

  it('computes only the changed and added slots after a change', () => {
    const cache = createOrderCache();
    const source = createSource();
    cache.get(source);
    source.changes.add(1);
    source.changes.add(2);
    expect([...cache.get(source).subarray(0, 3)]).toEqual([10, 101, 102]);
    cache.get(source);
    expect(source.computeOne).toHaveBeenCalledTimes(2);
    expect(source.computeAll).toHaveBeenCalledOnce();
  });

  it('computes all slots after more changes than are tracked', () => {
    const cache = createOrderCache();
    const source = createSource();
    cache.get(source);
    for (let count = 0; count < 2 * minTracked; count += 1) source.changes.add(0);
    cache.get(source);
    expect(source.computeAll).toHaveBeenCalledTimes(2);
  });

  it('removes the orders not used for the longest time above the limit', () => {
    const cache = createOrderCache(5000);
    const [one, two, three] = [createSource(1), createSource(2), createSource(3)];
    for (const source of [one, two, one, three, one]) cache.get(source);
    expect(one.computeAll).toHaveBeenCalledOnce();
    cache.get(two);
    expect(two.computeAll).toHaveBeenCalledTimes(2);
  });
});
