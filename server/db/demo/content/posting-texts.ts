import type { WorkSetting } from '#server/db/demo/job-families/job-family.ts';

/** How the first weeks go. */
export const onboardingTexts: Readonly<Record<WorkSetting, readonly string[]>> = {
  office: [
    'In your first week you get to know the tools and three colleagues. Your first real task comes in week two, and it is small.',
    'A written plan for the first thirty days waits on your desk. You can change it with your lead.',
    'You begin with reading and watching. After about three weeks you have a task of your own.',
  ],
  floor: [
    'You learn one station for two weeks before the next. A partner stays with you for six weeks.',
    'The first day is a tour without work. Training happens in small steps, with pictures.',
  ],
  lab: [
    'You read the procedures first, then watch, then work with a colleague, then alone. This takes about six weeks.',
    'Each method has a training sheet. You sign it when you feel ready, not before.',
  ],
  clinic: [
    'You follow a colleague for two weeks. After that you take over one task at a time.',
    'The first month has fixed day shifts, whatever your later plan is.',
  ],
  store: [
    'You start in quiet hours with one colleague. Customers come later, if you want them.',
    'The first week is paid training in the store nearest to your home.',
  ],
  classroom: [
    'You visit for two days before you start, so that the place is no surprise.',
    'In the first month you work beside an experienced colleague.',
  ],
  field: [
    'You ride along for three weeks. Each new site is visited once without work.',
    'Training begins in the yard. Outdoor work starts when you feel safe.',
  ],
};

const leave = [
  'Three weeks of vacation, and it is taken.',
  'Twenty days of paid time off, and eight sick days.',
  'Four weeks of vacation after the first year.',
];
const growth = [
  'A training budget of $1,500 a year.',
  'Paid time for one course each year.',
  'A job coach in the first six months if you want one.',
];
const extras = [
  'A transit pass.',
  'Two paid volunteer days a year.',
  'Noise-cancelling headphones of your choice.',
  'A yearly talk about pay with clear rules.',
  'Parental leave of 16 weeks.',
];

export const benefits: Readonly<Record<'US' | 'CA', readonly (readonly string[])[]>> = {
  US: [
    [
      'Health, dental and vision insurance from the first day.',
      'Health insurance from the first month; we pay 80 percent.',
    ],
    ['401(k) with a match of 4 percent.', 'Retirement plan with a yearly share of profit.'],
    leave,
    growth,
    extras,
  ],
  CA: [
    ['Extended health and dental plan from the first day.', 'Health spending account and dental plan.'],
    ['Group RRSP with a match of 4 percent.', 'Pension plan with equal contributions.'],
    leave,
    growth,
    extras,
  ],
};

interface StepTemplate {
  readonly what: string;
  readonly format: string;
  readonly within_days: number;
  readonly who: 'recruiting' | 'lead' | 'team';
}

/** Ways to hire, from the shortest. */
export const hiringSteps: readonly (readonly StepTemplate[])[] = [
  [
    { what: 'We read your application and answer it', who: 'recruiting', format: 'In writing', within_days: 7 },
    {
      what: 'A conversation about the work, with questions sent two days ahead',
      who: 'lead',
      format: 'Video or on site, 45 minutes',
      within_days: 10,
    },
    {
      what: 'An offer or a clear no, with a reason',
      who: 'lead',
      format: 'By phone or e-mail, as you prefer',
      within_days: 5,
    },
  ],
  [
    { what: 'We read your application and answer it', who: 'recruiting', format: 'In writing', within_days: 5 },
    {
      what: 'A practical task that takes at most ninety minutes',
      who: 'team',
      format: 'At home, in your own time',
      within_days: 10,
    },
    {
      what: 'A conversation about the task and the job',
      who: 'lead',
      format: 'Video, camera optional, 50 minutes',
      within_days: 8,
    },
    { what: 'An offer or a clear no, with a reason', who: 'lead', format: 'In writing', within_days: 5 },
  ],
  [
    { what: 'We read your application and answer it', who: 'recruiting', format: 'In writing', within_days: 7 },
    {
      what: 'A short call to agree on adjustments for the next steps',
      who: 'recruiting',
      format: 'Phone or chat, 15 minutes',
      within_days: 5,
    },
    {
      what: 'A paid work trial of half a day with your future colleagues',
      who: 'team',
      format: 'On site',
      within_days: 14,
    },
    {
      what: 'An offer or a clear no, with a reason',
      who: 'lead',
      format: 'In writing, with a call if you like',
      within_days: 4,
    },
  ],
];
