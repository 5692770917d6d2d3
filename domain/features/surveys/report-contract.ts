import * as z from 'zod/mini';
import { Download } from '#domain/features/files/contract.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Day, Id, IdFromText, Moment, paragraph } from '#domain/lib/fields.ts';
import { languages } from '#domain/phrases/phrases.ts';
import { surveyStatuses } from './lifecycle.ts';
import { Question, Texts } from './questions.ts';

export const maxActionLength = 500;

/** Without days: since the survey was opened. */
export const SurveyPeriod = z.object({ from: z.optional(Day), to: z.optional(Day) });
export type SurveyPeriod = z.infer<typeof SurveyPeriod>;

const ListedSurvey = z.object({
  id: Id,
  language: z.enum(languages),
  title: Texts,
  status: z.enum(surveyStatuses),
});
export type ListedSurvey = z.infer<typeof ListedSurvey>;

/** A frequent word or phrase. Examples are whole comments; readers of aggregates get none. */
const Theme = z.object({ phrase: z.string(), count: z.int(), examples: z.array(z.string()) });
export type Theme = z.infer<typeof Theme>;

const TrendPoint = z.object({ month: z.string(), mean: z.number(), answered: z.int() });
export type TrendPoint = z.infer<typeof TrendPoint>;

/** Numbers of whole groups of ten answers. */
const QuestionReport = z.object({
  question: Question,
  answered: z.int(),
  /** One for each possible value. */
  counts: z.array(z.object({ value: z.int(), count: z.int() })),
  /** Of a scale: from 1 to 5; null without enough answers. */
  mean: z.nullable(z.number()),
  trend: z.array(TrendPoint),
  themes: z.array(Theme),
});
export type QuestionReport = z.infer<typeof QuestionReport>;

export const SurveyReport = z.object({
  survey: ListedSurvey,
  /** Readers of aggregates see each number in whole groups of ten people. */
  is_aggregate: z.boolean(),
  answered: z.int(),
  /** In percent of those with a personal link; null with fewer than ten of them. */
  response_rate: z.nullable(z.int()),
  questions: z.array(QuestionReport),
});
export type SurveyReport = z.infer<typeof SurveyReport>;

const SurveyAction = z.object({ id: Id, text: z.string(), name: z.string(), at: Moment });
export type SurveyAction = z.infer<typeof SurveyAction>;

const SurveyScore = z.object({
  survey: ListedSurvey,
  answered: z.int(),
  /** The mean of all scales; null without enough answers. */
  mean: z.nullable(z.number()),
  trend: z.array(TrendPoint),
  themes: z.array(Theme),
  actions: z.array(SurveyAction),
});
export type SurveyScore = z.infer<typeof SurveyScore>;

const access = { permission: 'survey.read' } as const;
const params = z.object({ id: IdFromText });

export const surveyReportsApi = {
  /** Surveys that were opened, newest first, and then the forms of the product. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/survey-reports',
    access,
    response: z.object({ surveys: z.array(ListedSurvey) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/survey-reports/:id',
    access,
    params,
    query: SurveyPeriod,
    response: SurveyReport,
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/v1/survey-reports/:id/csv',
    access: { permission: 'survey.download' },
    params,
    query: SurveyPeriod,
    binary: true,
    response: Download,
    perMinute: 20,
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/v1/survey-summary',
    access,
    query: SurveyPeriod,
    response: z.object({ surveys: z.array(SurveyScore) }),
  }),
  /** Records what was done because of the answers. */
  addAction: endpoint({
    method: 'POST',
    path: '/api/v1/surveys/:id/actions',
    access: { permission: 'survey.manage' },
    params,
    body: z.object({ text: paragraph(maxActionLength, 1) }),
    response: SurveyAction,
    status: 201,
    perMinute: 30,
  }),
};
