import { emptyInclusion } from '#domain/features/jobs/posting/empty-inclusion.ts';

/** The only posting of the second tenant. */
export const archivePosting = {
  company: 'Spruce Harbor Archive',
  title: 'Sound Archive Assistant',
  slug: 'sound-archive-assistant',
  status: 'active' as const,
  summary: [
    'Listen to recordings and catalog them.',
    'Full time, on site in Anchorage, AK.',
    'Pay: $24.00 to $29.00 an hour.',
  ],
  description:
    'The archive holds 6,000 recordings of songs, stories, and marine radio.\n\nYou will listen to them and describe their content so that people can find them.',
  responsibilities:
    'Listen to and check about eight recordings a day.\nDescribe each one using our form.\nStore the digital copies and verify them.',
  requirements: 'You listen closely and write accurately.\nYou can work independently for most of the day.',
  benefits: 'Health insurance from the first month.\nFour weeks of vacation.',
  work_mode: 'on_site' as const,
  job_type: 'full_time' as const,
  openings: 1,
  salary_min: 24,
  salary_max: 29,
  salary_currency: 'USD',
  salary_period: 'hour' as const,
  experience_min: 0,
  experience_max: 3,
  match_weights: null,
  screening_questions: [],
  adjustments_contact: 'Signe Aluwak, accommodations@northlight.test',
  uses_ai_screening: false,
  is_existing_vacancy: true,
  source: 'demo',
  closes_on: null,
  inclusion: {
    ...emptyInclusion,
    noise: 'Quiet. You choose your own headphones.',
    meetings_per_week: 'One a week',
    questions_ahead: true,
  },
  stage_plan: [
    { what: 'We review your application and reply', who: 'Signe Aluwak', format: 'In writing', within_days: 7 },
  ],
};
