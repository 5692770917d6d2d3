import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  Cohort,
  CohortChange,
  CohortDates,
  CohortDraft,
  NewCertificates,
  NewMembers,
  Program,
  ProgramDraft,
  SupportedPerson,
} from '#domain/features/cohorts/contract.ts';
import type { CohortStatus } from '#domain/features/cohorts/lifecycle.ts';
import type { OwnTraining } from '#domain/features/cohorts/own-contract.ts';
import { cohortsApi, ownTrainingApi } from '#web/lib/api/people/cohorts.ts';
import { call } from '#web/lib/call.ts';

const at = (id: number) => ({ params: { id: String(id) } });

/** The classes of the user's organization, latest start first. */
export const cohorts = () =>
  infiniteQueryOptions({
    queryKey: ['cohorts', 'list'],
    queryFn: ({ pageParam, signal }) => call(cohortsApi.list, { query: { page: String(pageParam) } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.has_more ? pages.length + 1 : undefined),
    staleTime: 0,
  });

export const cohort = (id: number) =>
  queryOptions({
    queryKey: ['cohorts', 'one', id],
    queryFn: ({ signal }): Promise<Cohort> => call(cohortsApi.read, at(id), { signal }),
    staleTime: 0,
  });

export const programs = () =>
  queryOptions({
    queryKey: ['cohorts', 'programs'],
    queryFn: async ({ signal }): Promise<Program[]> => (await call(cohortsApi.programs, {}, { signal })).programs,
    staleTime: 0,
  });

/** People whom the organization supports and who are not in the class. */
export const addablePeople = (cohortId: number) =>
  queryOptions({
    queryKey: ['cohorts', 'people', cohortId],
    queryFn: async ({ signal }): Promise<SupportedPerson[]> =>
      (await call(cohortsApi.people, at(cohortId), { signal })).people,
    staleTime: 0,
  });

/** Adds or saves a program; without an id, it is new. */
export function useSaveProgram(id: number | null) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ProgramDraft): Promise<Program> =>
      id === null ? call(cohortsApi.addProgram, { body }) : call(cohortsApi.saveProgram, { ...at(id), body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['cohorts'] }),
  });
}

export function useAddCohort() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CohortDraft): Promise<Cohort> => call(cohortsApi.add, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['cohorts'] }),
  });
}

/** Changes of one class, its people, and their certificates. */
export function useCohort(id: number) {
  const queries = useQueryClient();
  const store = async (next: Cohort) => {
    queries.setQueryData(cohort(id).queryKey, next);
    await Promise.all(
      [cohorts().queryKey, addablePeople(id).queryKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  };
  const storeChange = (change: CohortChange) => store(change.cohort);
  const save = (body: CohortDates) => call(cohortsApi.save, { ...at(id), body });
  const move = (to: CohortStatus) => call(cohortsApi.move, { ...at(id), body: { to } });
  const add = (body: NewMembers) => call(cohortsApi.addMembers, { ...at(id), body });
  const remove = (members: readonly number[]) =>
    call(cohortsApi.removeMembers, { ...at(id), body: { members: [...members] } });
  const issue = (body: NewCertificates) => call(cohortsApi.issue, { ...at(id), body });
  const withdraw = (certificateId: number) => call(cohortsApi.withdraw, at(certificateId));
  return {
    save: useMutation({ mutationFn: save, onSuccess: store }),
    move: useMutation({ mutationFn: move, onSuccess: store }),
    add: useMutation({ mutationFn: add, onSuccess: storeChange }),
    remove: useMutation({ mutationFn: remove, onSuccess: storeChange }),
    issue: useMutation({ mutationFn: issue, onSuccess: storeChange }),
    withdraw: useMutation({ mutationFn: withdraw, onSuccess: store }),
  };
}

/** Invitations, classes, and certificates of the user. */
export const ownTraining = () =>
  queryOptions({
    queryKey: ['cohorts', 'own'],
    queryFn: ({ signal }): Promise<OwnTraining> => call(ownTrainingApi.read, {}, { signal }),
    staleTime: 0,
  });

/** The user's answers to invitations and certificates, and leaving a class. */
export function useOwnTraining() {
  const queries = useQueryClient();
  const onSuccess = (training: OwnTraining) => queries.setQueryData(ownTraining().queryKey, training);
  const answerClass = ({ id, accepts }: { id: number; accepts: boolean }) =>
    call(ownTrainingApi.answerClass, { ...at(id), body: { accepts } });
  const leave = (id: number) => call(ownTrainingApi.leaveClass, at(id));
  const answerCertificate = ({ id, adds }: { id: number; adds: boolean }) =>
    call(ownTrainingApi.answerCertificate, { ...at(id), body: { adds } });
  return {
    answerClass: useMutation({ mutationFn: answerClass, onSuccess }),
    leave: useMutation({ mutationFn: leave, onSuccess }),
    answerCertificate: useMutation({
      mutationFn: answerCertificate,
      onSuccess: async (training: OwnTraining) => {
        onSuccess(training);
        await Promise.all([['profile'], ['seekers']].map((queryKey) => queries.invalidateQueries({ queryKey })));
      },
    }),
  };
}
