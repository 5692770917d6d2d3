import { type Lifecycle, listStatuses } from '#domain/lib/lifecycle.ts';

/** Questions change in drafts only, so that all answers belong to the same questions. */
export const surveyLifecycle = {
  draft: ['open'],
  open: ['closed'],
  closed: ['open'],
} as const satisfies Lifecycle<string>;

export type SurveyStatus = keyof typeof surveyLifecycle;

export const surveyStatuses = listStatuses<SurveyStatus>(surveyLifecycle);
