import * as z from 'zod/mini';
import { ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText } from '#domain/lib/fields.ts';
import { onboardingSteps } from './steps.ts';

const Step = z.enum(onboardingSteps);

/** The caller's onboarding steps in order. */
export const Onboarding = z.object({
  steps: z.array(z.object({ id: Step, state: z.enum(['open', 'started', 'done', 'skipped']) })),
  /** The step to continue with; null if all are finished. */
  current: z.nullable(Step),
  /** A parsed résumé that waits for review. */
  resume_id: z.nullable(Id),
});
export type Onboarding = z.infer<typeof Onboarding>;

export const onboardingApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/onboarding',
    access: { permission: 'account.own' },
    response: Onboarding,
  }),
  /** Sets a step's state. The résumé step names the résumé to review; marking consent as done gives consent. */
  mark: endpoint({
    method: 'PUT',
    path: '/api/v1/onboarding',
    access: { permission: 'account.own' },
    body: z.object({
      step: Step,
      state: z.enum(['open', 'started', 'done', 'skipped']),
      resume_id: z._default(z.nullable(Id), null),
    }),
    response: Onboarding,
  }),
  /** A parsed résumé, to continue its review on any device. */
  resume: endpoint({
    method: 'GET',
    path: '/api/v1/resumes/:id',
    access: { permission: 'resume.upload' },
    params: z.object({ id: IdFromText }),
    response: z.object({ id: Id, text: z.string(), parsed: ParsedResume, file_name: z.string() }),
  }),
};
