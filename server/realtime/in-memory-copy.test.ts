import { describe, expect, it } from 'vitest';
import { createLogger } from '#server/http/ops/logger.ts';
import type { DomainEvent, EventBus } from './events.ts';
import { createInMemoryCopy, type RowChange } from './in-memory-copy.ts';

function setUp() {
  const rows = new Map([[1, 'one']]);
  const listeners = new Set<(change: DomainEvent) => void>();
  const gaps = new Set<() => void>();
  const events: EventBus = {
    publish: async (change) => {
      for (const listener of listeners) listener(change);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onGap: (listener) => void gaps.add(listener),
    close: async () => {},
  };
  const live = createInMemoryCopy<Map<number, string>>();
  const source = {
    name: 'copy',
    read: async () => new Map(rows),
    kinds: ['job_changed'] as const,
    applyChange: async (copy: Map<number, string>, change: RowChange) => {
      const row = rows.get(change.id);
      if (row === undefined) copy.delete(change.id);
      else copy.set(change.id, row);
    },
  };
  const log = createLogger('silent');
  return {
    rows,
    live,
    source,
    gap: () => {
      for (const listener of gaps) listener();
    },
    publish: (id: number) => void events.publish({ kind: 'job_changed', tenantId: 1, id }),
    emit: (event: DomainEvent) => void events.publish(event),
    sync: () => live.sync({ events, log }, source),
  };
}

describe('createInMemoryCopy', () => {
  it('ready returns a copy that contains a change just published', async () => {
    const { rows, live, publish, sync } = setUp();
    await sync();
    for (let id = 2; id < 50; id += 1) {
      rows.set(id, `row ${id}`);
      publish(id);
      expect((await live.ready(0))?.get(id)).toBe(`row ${id}`);
    }
  });

  it('ready returns undefined before the load without a timeout, and waits with one', async () => {
    const { live, sync } = setUp();
    expect(await live.ready(0)).toBeUndefined();
    const pending = live.ready(60_000);
    await sync();
    expect((await live.ready(0))?.size).toBe(1);
    expect((await pending)?.size).toBe(1);
  });

  it('contains a change that was published during the load', async () => {
    const { rows, live, source, publish, sync } = setUp();
    const { read } = source;
    source.read = async () => {
      const before = await read();
      rows.set(2, 'two');
      publish(2);
      return before;
    };
    await sync();
    expect((await live.ready(0))?.get(2)).toBe('two');
  });

  it('reloads everything after a gap', async () => {
    const { rows, live, gap, sync } = setUp();
    await sync();
    rows.clear();
    gap();
    expect((await live.ready(0))?.size).toBe(0);
  });

  it('reloads everything after a bulk change', async () => {
    const { rows, live, emit, sync } = setUp();
    await sync();
    rows.set(2, 'two').set(3, 'three');
    emit({ kind: 'many_changed', tenantId: 1 });
    expect((await live.ready(0))?.size).toBe(3);
  });

  it('ignores events of other rows: it reads nothing again', async () => {
    const { rows, live, emit, sync } = setUp();
    await sync();
    rows.set(7, 'seven');
    emit({ kind: 'chat_message', tenantId: 1, id: 7, seq: 1, side: 'user' });
    emit({ kind: 'chat_changed', tenantId: 1, id: 7 });
    emit({ kind: 'notifications_changed', tenantId: 1, id: 7 });
    emit({ kind: 'seeker_changed', tenantId: 1, id: 7 });
    expect([...((await live.ready(0)) ?? [])]).toEqual([[1, 'one']]);
  });

  it('stays usable if a change fails to apply, and applies later changes', async () => {
    const { rows, live, source, publish, sync } = setUp();
    const { applyChange } = source;
    source.applyChange = async (copy, change) => {
      if (change.id === 2) throw new Error('no database');
      return applyChange(copy, change);
    };
    await sync();
    rows.set(2, 'two').set(3, 'three');
    publish(2);
    publish(3);
    expect([...((await live.ready(0)) ?? [])]).toEqual([
      [1, 'one'],
      [3, 'three'],
    ]);
  });
});
