import * as z from 'zod/mini';
import { JobType, WorkMode } from '#domain/features/jobs/job.ts';
import { ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, line } from '#domain/lib/fields.ts';
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

/** What a job seeker looks for. Words, as people say them. */
export const Preferences = z.object({
  titles: z.array(line(100, 1)).check(z.maxLength(20)),
  places: z.array(line(120, 1)).check(z.maxLength(20)),
  work_modes: z.array(WorkMode).check(z.maxLength(3)),
  job_types: z.array(JobType).check(z.maxLength(10)),
});
export type Preferences = z.infer<typeof Preferences>;

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
  preferences: endpoint({
    method: 'GET',
    path: '/api/v1/profile/preferences',
    access: { permission: 'profile.own' },
    response: Preferences,
  }),
  savePreferences: endpoint({
    method: 'PUT',
    path: '/api/v1/profile/preferences',
    access: { permission: 'profile.own' },
    body: Preferences,
    response: Preferences,
  }),
};
