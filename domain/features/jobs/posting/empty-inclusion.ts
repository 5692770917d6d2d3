import type { Inclusion } from '#domain/features/jobs/job.ts';

export const emptyInclusion: Inclusion = {
  sensory_environment: '',
  noise: '',
  lighting: '',
  meetings_per_week: '',
  communication: '',
  schedule: '',
  interview_format: '',
  questions_ahead: false,
  accommodations: '',
  buddy: false,
};
