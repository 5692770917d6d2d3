import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { type TeamKind, type TeamPage, teamsApi } from '#domain/features/teams/contract.ts';
import { call } from '#web/lib/call.ts';

export const teamOf = (userId: number | null, kind: TeamKind, words: string) =>
  infiniteQueryOptions({
    queryKey: ['teams', kind, userId, words],
    queryFn: ({ pageParam, signal }): Promise<TeamPage> => {
      const query = { ...(words ? { words } : {}), ...(pageParam === null ? {} : { cursor: pageParam }) };
      return call(teamsApi[kind], { query }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });
