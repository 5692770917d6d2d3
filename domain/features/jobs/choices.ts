import type { Inclusion } from './job.ts';

export const workModes = ['on_site', 'hybrid', 'remote'] as const;

export const jobTypes = [
  'full_time',
  'part_time',
  'contract',
  'temporary',
  'internship',
  'apprenticeship',
  'volunteer',
] as const;

export const salaryPeriods = ['year', 'month', 'week', 'day', 'hour'] as const;

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
