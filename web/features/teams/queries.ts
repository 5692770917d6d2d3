import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { AgentHours } from '#domain/features/chat/agent-hours.ts';
import type { TeamKind, TeamPage } from '#domain/features/teams/contract.ts';
import type { NewTeamInvitation, TeamInvitation } from '#domain/features/teams/invitations.ts';
import type { Leaving } from '#domain/features/teams/membership.ts';
import { membershipApi, teamInvitationsApi, teamsApi } from '#web/lib/api/hiring/teams.ts';
import { call } from '#web/lib/call.ts';
import { omitEmpty } from '#web/lib/request.ts';

const at = (id: number) => ({ params: { id: String(id) } });

export const teamQuery = (kind: TeamKind, words: string) =>
  infiniteQueryOptions({
    queryKey: ['teams', kind, words],
    queryFn: ({ pageParam, signal }): Promise<TeamPage> => {
      const query = omitEmpty({ words, cursor: pageParam });
      return call(teamsApi[kind], { query }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });

export const openInvitations = (team: TeamKind) =>
  queryOptions({
    queryKey: ['team-invitations', team],
    queryFn: async ({ signal }): Promise<TeamInvitation[]> =>
      (await call(teamInvitationsApi.list, { query: { team } }, { signal })).invitations,
  });

/** Mutations of invitations. Each response is the list of pending invitations. */
export function useInviting(team: TeamKind) {
  const queries = useQueryClient();
  const keep = ({ invitations }: { invitations: TeamInvitation[] }) =>
    queries.setQueryData(openInvitations(team).queryKey, invitations);
  const invite = (body: Omit<NewTeamInvitation, 'team'>) =>
    call(teamInvitationsApi.invite, { body: { team, ...body } });
  return {
    invite: useMutation({ mutationFn: invite, onSuccess: keep }),
    sendAgain: useMutation({ mutationFn: (id: number) => call(teamInvitationsApi.sendAgain, at(id)), onSuccess: keep }),
    takeBack: useMutation({ mutationFn: (id: number) => call(teamInvitationsApi.cancel, at(id)), onSuccess: keep }),
  };
}

/** What must be settled before removing a member; never cached. */
export const leavingQuery = (id: number) =>
  queryOptions({
    queryKey: ['team-leaving', id],
    queryFn: ({ signal }): Promise<Leaving> => call(membershipApi.leaving, at(id), { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export function useEndMembership(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (successorId: number | null) =>
      call(membershipApi.end, { ...at(id), body: { successor_id: successorId } }),
    onSuccess: () => forgetTeams(queries),
  });
}

export function useChangeRole(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isLead: boolean) => call(membershipApi.changeRole, { ...at(id), body: { is_lead: isLead } }),
    onSuccess: () => forgetTeams(queries),
  });
}

export function useSaveHours(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: AgentHours) => call(membershipApi.saveHours, { ...at(id), body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['teams'] }),
  });
}

/** Invalidates the team list and the reassigned jobs. */
async function forgetTeams(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['teams'] }),
    queries.invalidateQueries({ queryKey: ['team-invitations'] }),
    queries.invalidateQueries({ queryKey: ['jobs'] }),
  ]);
}
