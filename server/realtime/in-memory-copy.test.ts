import { expect, test } from 'vitest';
import { createLogger } from '#server/http/ops/logger.ts';
import type { DomainEvent, EventBus } from './events.ts';
import { createInMemoryCopy } from './in-memory-copy.ts';

function world() {
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
    follow: async (copy: Map<number, string>, change: DomainEvent) => {
      if (change.kind !== 'job_changed') return 'read_anew' as const;
      const row = rows.get(change.id);
      if (row === undefined) copy.delete(change.id);
      else copy.set(change.id, row);
      return 'followed' as const;
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
    announce: (id: number) => void events.publish({ kind: 'job_changed', tenantId: 1, id }),
    keep: () => live.sync({ events, log }, source),
  };
}

test('whoever asks after a change finds it changed', async () => {
  const { rows, live, announce, keep } = world();
  await keep();
  for (let id = 2; id < 50; id += 1) {
    rows.set(id, `row ${id}`);
    announce(id);
    expect((await live.ready(0))?.get(id)).toBe(`row ${id}`);
  }
});

test('nothing is there until all is read, and then it is', async () => {
  const { live, keep } = world();
  expect(await live.ready(0)).toBeUndefined();
  const asked = live.ready(60_000);
  await keep();
  expect((await live.ready(0))?.size).toBe(1);
  expect((await asked)?.size).toBe(1);
});

test('a change that is announced while everything is read is in the copy', async () => {
  const { rows, live, source, announce, keep } = world();
  const { read } = source;
  source.read = async () => {
    const before = await read();
    rows.set(2, 'two');
    announce(2);
    return before;
  };
  await keep();
  expect((await live.ready(0))?.get(2)).toBe('two');
});

test('after a gap everything is read into a fresh copy', async () => {
  const { rows, live, gap, keep } = world();
  await keep();
  rows.clear();
  gap();
  expect((await live.ready(0))?.size).toBe(0);
});

test('a change that cannot be followed leaves the copy and the changes after it', async () => {
  const { rows, live, source, announce, keep } = world();
  const { follow } = source;
  source.follow = async (copy, change) => {
    if (change.kind === 'job_changed' && change.id === 2) throw new Error('no database');
    return follow(copy, change);
  };
  await keep();
  rows.set(2, 'two').set(3, 'three');
  announce(2);
  announce(3);
  expect([...((await live.ready(0)) ?? [])]).toEqual([
    [1, 'one'],
    [3, 'three'],
  ]);
});
