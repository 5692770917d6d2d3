import * as z from 'zod/mini';
import { ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText } from '#domain/lib/fields.ts';
import { onboardingSteps } from './steps.ts';

const Step = z.enum(onboardingSteps);

/** The first steps of the caller, in their order, with how far each one is. */
export const Onboarding = z.object({
  steps: z.array(z.object({ id: Step, state: z.enum(['open', 'started', 'done', 'skipped']) })),
  /** Where to go on; null once nothing is left. */
  current: z.nullable(Step),
  /** The résumé that was read and waits to be checked. */
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
  /** Marks a step. The résumé step names the résumé that waits; consent is given by being done. */
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
  /** What was read from a résumé earlier, to go on checking it on any device. */
  resume: endpoint({
    method: 'GET',
    path: '/api/v1/resumes/:id',
    access: { permission: 'resume.upload' },
    params: z.object({ id: IdFromText }),
    response: z.object({ id: Id, text: z.string(), parsed: ParsedResume, file_name: z.string() }),
  }),
};
