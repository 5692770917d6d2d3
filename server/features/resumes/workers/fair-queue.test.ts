import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** The first character of an entry is its account. */
function fill(...entries: string[]) {
  const queue = createFairQueue<string>({ maxPerAccount: 3, maxEntries: 6 });
  const accepted = entries.filter((entry) => queue.add(entry.charAt(0), entry));
  const runAll = (): string[] => {
    const started: string[] = [];
    for (let next = queue.startNext(); next; next = queue.startNext()) {
      started.push(next.entry);
      queue.finish(next.account);
    }
    return started;
  };
  return { queue, accepted, runAll };
}

describe('createFairQueue', () => {
  it('serves accounts in turns, and the entries of one account in order', () => {
    expect(fill('a1', 'a2', 'a3', 'b1', 'b2', 'c1').runAll()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('serves an account that joined during an entry before the second entry of the first account', () => {
    const { queue, runAll } = fill('a1', 'a2', 'a3');
    expect(queue.startNext()?.entry).toBe('a1');
    queue.add('b', 'b1');
    queue.finish('a');
    expect(runAll()).toEqual(['b1', 'a2', 'a3']);
  });

  it('skips an account with an entry in progress', () => {
    const { queue, runAll } = fill('a1', 'a2', 'b1', 'b2');
    expect(queue.startNext()?.entry).toBe('a1');
    expect(runAll()).toEqual(['b1', 'b2']);
    queue.finish('a');
    expect(runAll()).toEqual(['a2']);
  });

  it('refuses entries beyond the limit of an account and of the queue', () => {
    const { accepted } = fill('a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1', 'd1');
    expect(accepted).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
  });

  it('lets another entry in after one was removed', () => {
    const { queue, runAll } = fill('a1', 'a2', 'a3');
    queue.remove('a', 'a2');
    queue.remove('a', 'a2');
    expect(queue.add('a', 'a4')).toBe(true);
    expect(runAll()).toEqual(['a1', 'a3', 'a4']);
  });
});
