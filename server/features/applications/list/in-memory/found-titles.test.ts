import { describe, expect, it } from 'vitest';
import { createFoundTitles } from './found-titles.ts';

/** A search that can be ended, and how often it ran. */
function newSearch() {
  const pending: PromiseWithResolvers<readonly number[]>[] = [];
  return {
    pending,
    search: () => {
      const next = Promise.withResolvers<readonly number[]>();
      pending.push(next);
      return next.promise;
    },
  };
}

describe('found titles', () => {
  it('searches at the same time and later ones for the same text share one', async () => {
    const titles = createFoundTitles();
    const { pending, search } = newSearch();
    const found = [titles.find('nurse', search), titles.find('nurse', search)];
    pending[0]?.resolve([1, 2]);
    expect(await Promise.all([...found, titles.find('nurse', search)])).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
    expect(pending).toHaveLength(1);
  });

  it('a search that was running at a change is not used after it', async () => {
    const titles = createFoundTitles();
    const { pending, search } = newSearch();
    const before = titles.find('nurse', search);
    titles.clear();
    const after = titles.find('nurse', search);
    pending[1]?.resolve([1, 2]);
    expect(await after).toEqual([1, 2]);
    pending[0]?.resolve([1]);
    expect(await before).toEqual([1]);
    expect(await titles.find('nurse', search)).toEqual([1, 2]);
  });

  it('a search that failed is run again', async () => {
    const titles = createFoundTitles();
    const { pending, search } = newSearch();
    const failing = titles.find('nurse', search);
    pending[0]?.reject(new Error('busy'));
    await expect(failing).rejects.toThrow('busy');
    const again = titles.find('nurse', search);
    pending[1]?.resolve([1]);
    expect(await again).toEqual([1]);
  });

  it('very many jobs of a text, and texts of long ago, are not kept', async () => {
    const titles = createFoundTitles();
    let searches = 0;
    const find = (text: string, count: number) =>
      titles.find(text, () => {
        searches += 1;
        return Promise.resolve(Array.from({ length: count }, (_none, id) => id));
      });
    await find('engineer', 20_001);
    await find('engineer', 20_001);
    expect(searches).toBe(2);
    for (let text = 0; text < 51; text += 1) await find(`nurse ${text}`, 1);
    await find('nurse 50', 1);
    expect(searches).toBe(53);
    await find('nurse 0', 1);
    expect(searches).toBe(54);
  });
});
