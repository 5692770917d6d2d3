import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SurveyContent } from '#domain/features/surveys/content.ts';
import type { OpenedSurvey } from '#domain/features/surveys/contract.ts';
import type { SurveyStatus } from '#domain/features/surveys/lifecycle.ts';
import type { Answer } from '#domain/features/surveys/questions.ts';
import type {
  ListedSurvey,
  SurveyPeriod,
  SurveyReport,
  SurveyScore,
} from '#domain/features/surveys/report-contract.ts';
import type { Survey } from '#domain/features/surveys/staff-contract.ts';
import { surveyReportsApi, surveysApi, surveysStaffApi } from '#web/lib/api/help/surveys.ts';
import { call, callForFile } from '#web/lib/call.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { getCurrentLanguage } from '#web/lib/texts/i18n.ts';

/** The survey behind a personal link. Read once: later answers are those of the page. */
export const personalSurvey = (token: string) =>
  queryOptions({
    queryKey: ['survey', 'personal', token],
    queryFn: ({ signal }): Promise<OpenedSurvey> => call(surveysApi.open, { body: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const sharedSurvey = (key: string) =>
  queryOptions({
    queryKey: ['survey', 'shared', key],
    queryFn: ({ signal }): Promise<OpenedSurvey> => call(surveysApi.openShared, { body: { key } }, { signal }),
  });

/** Returns the token of the new personal link. */
export async function startSharedSurvey(key: string): Promise<string> {
  return (await call(surveysApi.start, { body: { key } })).token;
}

/** Returns the time of saving. */
export async function saveAnswers(token: string, answers: Answer[], question: number | null): Promise<string> {
  return (await call(surveysApi.save, { body: { token, answers, question } })).at;
}

export async function sendAnswers(token: string, answers: Answer[], isShared: boolean): Promise<void> {
  await call(surveysApi.finish, {
    body: { token, answers, language: getCurrentLanguage(), is_shared: isShared },
  });
}

const key = ['surveys'];

export const surveyList = queryOptions({
  queryKey: key,
  queryFn: async ({ signal }): Promise<Survey[]> => (await call(surveysStaffApi.list, {}, { signal })).surveys,
});

const at = (id: number) => ({ params: { id: String(id) } });

export const survey = (id: number) =>
  queryOptions({
    queryKey: [...key, id],
    queryFn: ({ signal }): Promise<Survey> => call(surveysStaffApi.read, at(id), { signal }),
  });

/** Creates a survey, or saves a draft. */
export function useSaveSurvey(existing: Survey | null) {
  const client = useQueryClient();
  return async (content: SurveyContent): Promise<void> => {
    if (existing === null) await call(surveysStaffApi.create, { body: { content } });
    else await call(surveysStaffApi.update, { ...at(existing.id), body: { content, version: existing.version } });
    await client.invalidateQueries({ queryKey: key });
  };
}

export function useSurveyActions(id: number) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: key });
  return {
    move: useMutation({
      mutationFn: (to: SurveyStatus) => call(surveysStaffApi.move, { ...at(id), body: { to } }),
      onSuccess,
    }),
    remove: useMutation({ mutationFn: () => call(surveysStaffApi.remove, at(id)), onSuccess }),
    send: useMutation({
      mutationFn: (emails: string[]) => call(surveysStaffApi.send, { ...at(id), body: { emails } }),
      onSuccess,
    }),
  };
}

/** Surveys with a report, newest first. */
export const reportedSurveys = queryOptions({
  queryKey: ['survey-reports'],
  queryFn: async ({ signal }): Promise<ListedSurvey[]> => (await call(surveyReportsApi.list, {}, { signal })).surveys,
});

export const surveyReport = (id: number, query: SurveyPeriod) =>
  queryOptions({
    queryKey: ['survey-reports', id, query],
    queryFn: ({ signal }): Promise<SurveyReport> => call(surveyReportsApi.read, { ...at(id), query }, { signal }),
    placeholderData: keepPreviousData,
  });

export async function downloadSurveyReport(id: number, query: SurveyPeriod): Promise<void> {
  saveFile(await callForFile(surveyReportsApi.download, { ...at(id), query }), `survey-${id}.csv`);
}

const summaryKey = ['survey-summary'];

export const surveySummary = (query: SurveyPeriod) =>
  queryOptions({
    queryKey: [...summaryKey, query],
    queryFn: async ({ signal }): Promise<SurveyScore[]> =>
      (await call(surveyReportsApi.summary, { query }, { signal })).surveys,
    placeholderData: keepPreviousData,
  });

export function useAddSurveyAction(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => call(surveyReportsApi.addAction, { ...at(id), body: { text } }),
    onSuccess: () => client.invalidateQueries({ queryKey: summaryKey }),
  });
}
