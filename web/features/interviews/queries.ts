import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type {
  BusySpan,
  Interview,
  InterviewCard,
  InterviewPage,
  InterviewPlan,
  InterviewStart,
  SlotCheck,
} from '#domain/features/interviews/interview.ts';
import type { InterviewFilter } from '#domain/features/interviews/lifecycle.ts';
import type { ScorecardDraft } from '#domain/features/interviews/scorecard.ts';
import { calendarApi } from '#web/lib/api/hiring/calendar.ts';
import { interviewsApi } from '#web/lib/api/hiring/interviews.ts';
import { call } from '#web/lib/call.ts';

export const interviewList = (filter: InterviewFilter) =>
  infiniteQueryOptions({
    queryKey: ['interviews', 'list', filter],
    queryFn: ({ pageParam, signal }): Promise<InterviewPage> =>
      call(interviewsApi.list, { query: { filter, ...(pageParam ? { cursor: pageParam } : {}) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });

/** The interviews with a confirmed time between two moments, at most a week apart. */
export const interviewCalendar = (from: Date, until: Date) =>
  queryOptions({
    queryKey: ['interviews', 'calendar-week', from.toISOString()],
    queryFn: async ({ signal }): Promise<InterviewCard[]> => {
      const query = { from: from.toISOString(), until: until.toISOString() };
      return (await call(interviewsApi.calendar, { query }, { signal })).interviews;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const interviewById = (id: number) =>
  queryOptions({
    queryKey: ['interviews', 'one', id],
    queryFn: ({ signal }): Promise<Interview> => call(interviewsApi.read, { params: { id: String(id) } }, { signal }),
    staleTime: 0,
  });

export const interviewsOfApplication = (id: number) =>
  queryOptions({
    queryKey: ['interviews', 'application', id],
    queryFn: ({ signal }) => call(interviewsApi.ofApplication, { params: { id: String(id) } }, { signal }),
    staleTime: 0,
  });

/** Applications that can get an interview. */
export const interviewCandidates = () =>
  queryOptions({
    queryKey: ['interviews', 'candidates'],
    queryFn: async ({ signal }) => (await call(interviewsApi.candidates, {}, { signal })).candidates,
    staleTime: 0,
  });

export const interviewStart = (applicationId: number) =>
  queryOptions({
    queryKey: ['interviews', 'start', applicationId],
    queryFn: ({ signal }): Promise<InterviewStart> =>
      call(interviewsApi.start, { params: { id: String(applicationId) } }, { signal }),
  });

/** Which of the times work for the panel of an interview. */
export const slotChecks = (interview: Interview, slots: readonly string[]) =>
  queryOptions({
    queryKey: ['interviews', 'slots', interview.id, interview.version, slots],
    queryFn: async ({ signal }): Promise<SlotCheck[]> => {
      const body = {
        slots: [...slots],
        time_zone: interview.time_zone,
        length_minutes: interview.length_minutes,
        panel_ids: interview.panel.map(({ id }) => id),
        interview_id: interview.id,
      };
      const params = { id: String(interview.application_id) };
      return (await call(interviewsApi.checkSlots, { params, body }, { signal })).slots;
    },
    enabled: slots.length > 0,
    placeholderData: (before) => before,
  });

/** When the panel of an interview has other interviews between two moments, at most a week apart. */
export const panelCalendar = (interview: Pick<Interview, 'id' | 'version'>, from: Date, until: Date) =>
  queryOptions({
    queryKey: ['interviews', 'panel', interview.id, interview.version, from.toISOString()],
    queryFn: async ({ signal }): Promise<BusySpan[]> => {
      const query = { from: from.toISOString(), until: until.toISOString() };
      return (await call(interviewsApi.panelCalendar, { params: params(interview), query }, { signal })).busy;
    },
    staleTime: 0,
  });

export const ownCalendarFeed = queryOptions({
  queryKey: ['interviews', 'calendar'],
  queryFn: ({ signal }) => call(calendarApi.read, {}, { signal }),
});

export const createCalendarFeed = () => call(calendarApi.create, {});
export const removeCalendarFeed = () => call(calendarApi.remove, {});

const params = ({ id }: { readonly id: number }) => ({ id: String(id) });

export const interviewActions = {
  create: (id: number, body: InterviewPlan) => call(interviewsApi.create, { params: { id: String(id) }, body }),
  edit: (interview: Interview, plan: InterviewPlan) =>
    call(interviewsApi.edit, { params: params(interview), body: { ...plan, version: interview.version } }),
  propose: (interview: Interview, slots: string[], message: string) =>
    call(interviewsApi.propose, { params: params(interview), body: { version: interview.version, slots, message } }),
  pick: (interview: Interview, slotId: number) =>
    call(interviewsApi.pick, { params: params(interview), body: { version: interview.version, slot_id: slotId } }),
  refuseSlots: (interview: Interview, message: string) =>
    call(interviewsApi.refuseSlots, { params: params(interview), body: { version: interview.version, message } }),
  cancel: (interview: Interview, message: string) =>
    call(interviewsApi.cancel, { params: params(interview), body: { version: interview.version, message } }),
  close: (interview: Interview, to: 'completed' | 'no_show') =>
    call(interviewsApi.close, { params: params(interview), body: { version: interview.version, to } }),
  score: (interview: Interview, body: ScorecardDraft) => call(interviewsApi.score, { params: params(interview), body }),
};

/** Runs one of `interviewActions` and refreshes every view of interviews and applications. */
export function useInterviewAction() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (action: () => Promise<Interview>) => action(),
    onSuccess: (interview) => queries.setQueryData(interviewById(interview.id).queryKey, interview),
    onSettled: () =>
      Promise.all(['interviews', 'applications'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  });
}
