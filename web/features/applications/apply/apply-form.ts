import type { Control, UseFormReturn } from 'react-hook-form';
import type { Job } from '#domain/features/jobs/job.ts';
import type { Draft } from '#web/ui/form/use-draft.ts';
import type { ApplyAnswers } from './apply-answers.ts';

export type ApplyForm = UseFormReturn<ApplyAnswers, unknown, ApplyAnswers>;
export type ApplyControl = Control<ApplyAnswers, unknown, ApplyAnswers>;

/** Shared props of the pages of the flow. */
export interface ApplyPageProps {
  readonly job: Job;
  readonly form: ApplyForm;
  readonly draft: Draft;
}
