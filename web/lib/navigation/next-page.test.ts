import { InfiniteQueryObserver, keepPreviousData, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { loadNextPage } from './next-page.ts';

/** A list of three pages per filter; responses wait for `release`. */
function startList() {
  const waiting: (() => void)[] = [];
  const getOptions = (filter: string) => ({
    queryKey: ['list', filter],
    queryFn: async ({ pageParam }: { pageParam: number }) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return `${filter} ${pageParam}`;
    },
    initialPageParam: 1,
    getNextPageParam: (_last: string, pages: string[]) => (pages.length < 3 ? pages.length + 1 : null),
    placeholderData: keepPreviousData,
  });
  const observer = new InfiniteQueryObserver(new QueryClient(), getOptions('all'));
  observer.subscribe(() => {});
  return {
    pages: () => observer.getCurrentResult().data?.pages,
    current: () => observer.getCurrentResult(),
    filter: (filter: string) => observer.setOptions(getOptions(filter)),
    release: async () => {
      for (const resolve of waiting.splice(0)) resolve();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

describe('loadNextPage', () => {
  it('loads the second page of the current list', async () => {
    const list = startList();
    await list.release();
    void loadNextPage(list.current());
    await list.release();
    expect(list.pages()).toEqual(['all 1', 'all 2']);
  });

  it('called while the previous list is shown -> loads the second page of the new filter', async () => {
    const list = startList();
    await list.release();
    list.filter('remote');
    expect(list.current()).toMatchObject({ isPlaceholderData: true, data: { pages: ['all 1'] } });
    const loaded = loadNextPage(list.current());
    await list.release();
    await list.release();
    await loaded;
    expect(list.pages()).toEqual(['remote 1', 'remote 2']);
  });
});
