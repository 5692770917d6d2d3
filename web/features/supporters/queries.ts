import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProfileFields } from '#domain/features/seekers/contract.ts';
import type { SupportedPerson, Supporter, SupporterRight } from '#domain/features/supporters/contract.ts';
import { supportersApi } from '#web/lib/api/people/supporters.ts';
import { call } from '#web/lib/call.ts';
import { isSignedIn } from '#web/lib/session.ts';

const at = (id: number) => ({ params: { id: String(id) } });

export const ownSupporters = () =>
  queryOptions({
    queryKey: ['supporters'],
    queryFn: async ({ signal }): Promise<Supporter[]> => (await call(supportersApi.list, {}, { signal })).supporters,
  });

/** Invites and removes supporters. */
export function useSupporting() {
  const queries = useQueryClient();
  const keep = ({ supporters }: { supporters: Supporter[] }) =>
    queries.setQueryData(ownSupporters().queryKey, supporters);
  const invite = (body: { name: string; email: string; rights: SupporterRight[] }) =>
    call(supportersApi.invite, { body });
  return {
    invite: useMutation({ mutationFn: invite, onSuccess: keep }),
    end: useMutation({ mutationFn: (id: number) => call(supportersApi.end, at(id)), onSuccess: keep }),
  };
}

export const helpedPeople = () =>
  queryOptions({
    queryKey: ['supporting'],
    queryFn: async ({ signal }): Promise<SupportedPerson[]> =>
      (await call(supportersApi.helped, {}, { signal })).people,
    enabled: isSignedIn,
  });

/** The invitation of an email token. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['supporting', 'invitation', token],
    queryFn: () => call(supportersApi.invitation, { body: { token } }),
    retry: false,
  });

/** Accepts an invitation and stops supporting. */
export function useHelping() {
  const queries = useQueryClient();
  const keep = ({ people }: { people: SupportedPerson[] }) => queries.setQueryData(helpedPeople().queryKey, people);
  return {
    accept: useMutation({
      mutationFn: (token: string) => call(supportersApi.accept, { body: { token } }),
      onSuccess: keep,
    }),
    stop: useMutation({ mutationFn: (id: number) => call(supportersApi.stop, at(id)), onSuccess: keep }),
  };
}

/** What a job seeker shares with the supporter, loaded on request because each view is logged. */
export function useLooking(id: number) {
  const applications = async () => (await call(supportersApi.applications, at(id))).applications;
  const needs = async () => (await call(supportersApi.openNeeds, at(id))).needs;
  const save = (body: { profile: ProfileFields; version: number }) =>
    call(supportersApi.saveProfile, { ...at(id), body });
  return {
    applications: useMutation({ mutationFn: applications }),
    profile: useMutation({ mutationFn: () => call(supportersApi.profile, at(id)) }),
    save: useMutation({ mutationFn: save }),
    needs: useMutation({ mutationFn: needs }),
  };
}
