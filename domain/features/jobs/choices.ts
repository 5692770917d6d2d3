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
