import type { WorkSetting } from '#server/db/demo/job-families/job-family.ts';

export const onboardingTexts: Readonly<Record<WorkSetting, readonly string[]>> = {
  office: [
    'In your first week, you get to know our tools and three colleagues. You start with a small task in week two.',
    'You get a written plan for your first thirty days, which you can adjust with your manager.',
    'You start by reading and shadowing. After about three weeks, you have your own task.',
  ],
  floor: [
    'You learn one station for two weeks before you move to the next. A buddy works with you for six weeks.',
    'Your first day is a tour. Training is step by step, with pictures.',
  ],
  lab: [
    'You read the procedures, shadow a colleague, work together, and then work on your own. This takes about six weeks.',
    'Each method has a training sheet. You sign it when you feel ready, not before.',
  ],
  clinic: [
    'You shadow a colleague for two weeks, and then take over one task at a time.',
    'You work fixed day shifts in your first month.',
  ],
  store: [
    'You start during quiet hours with one colleague. Work with customers comes later, if you want it.',
    'Your first week is paid training at the store closest to your home.',
  ],
  classroom: [
    'You visit for two days before you start, so that you know the building and the people.',
    'In your first month, you work alongside an experienced colleague.',
  ],
  field: [
    'You ride along for three weeks. You visit each new site before you work there.',
    'Training starts in the yard. Field work starts when you feel ready.',
  ],
};

const leave = [
  'Three weeks of vacation, which we encourage you to use.',
  'Twenty days of paid time off and eight sick days.',
  'Four weeks of vacation after the first year.',
];
const growth = [
  'A $1,500 annual training budget.',
  'Paid time for one course each year.',
  'A job coach for the first six months, if you want one.',
];
const extras = [
  'A transit pass.',
  'Two paid volunteer days a year.',
  'Noise-canceling headphones of your choice.',
  'An annual pay review with published criteria.',
  'Parental leave of 16 weeks.',
];

export const benefits: Readonly<Record<'US' | 'CA', readonly (readonly string[])[]>> = {
  US: [
    [
      'Health, dental, and vision insurance from the first day.',
      'Health insurance after one month; we pay 80 percent.',
    ],
    ['401(k) with a 4 percent match.', 'Retirement plan with annual profit sharing.'],
    leave,
    growth,
    extras,
  ],
  CA: [
    ['Extended health and dental plan from the first day.', 'Health spending account and dental plan.'],
    ['Group RRSP with a 4 percent match.', 'Pension plan with matching contributions.'],
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

/** Hiring processes, shortest first. */
export const hiringSteps: readonly (readonly StepTemplate[])[] = [
  [
    { what: 'We review your application and reply', who: 'recruiting', format: 'In writing', within_days: 7 },
    {
      what: 'An interview about the work, with questions sent two days ahead',
      who: 'lead',
      format: 'Video or on site, 45 minutes',
      within_days: 10,
    },
    {
      what: 'A decision: an offer, or a no with the reason',
      who: 'lead',
      format: 'By phone or email, as you prefer',
      within_days: 5,
    },
  ],
  [
    { what: 'We review your application and reply', who: 'recruiting', format: 'In writing', within_days: 5 },
    {
      what: 'A work sample that takes up to 90 minutes',
      who: 'team',
      format: 'At home, at your own pace',
      within_days: 10,
    },
    {
      what: 'An interview about the work sample and the job',
      who: 'lead',
      format: 'Video, camera optional, 50 minutes',
      within_days: 8,
    },
    { what: 'A decision: an offer, or a no with the reason', who: 'lead', format: 'In writing', within_days: 5 },
  ],
  [
    { what: 'We review your application and reply', who: 'recruiting', format: 'In writing', within_days: 7 },
    {
      what: 'A short call to agree on accommodations for the next steps',
      who: 'recruiting',
      format: 'Phone or chat, 15 minutes',
      within_days: 5,
    },
    {
      what: 'A paid half-day work trial with your future colleagues',
      who: 'team',
      format: 'On site',
      within_days: 14,
    },
    {
      what: 'A decision: an offer, or a no with the reason',
      who: 'lead',
      format: 'In writing, with a call if you like',
      within_days: 4,
    },
  ],
];
