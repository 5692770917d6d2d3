import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';

/** Messages of staff to a job seeker. `{name}` and `{job}` are placeholders. */
export const statusMessages: Readonly<Partial<Record<ApplicationStatus, readonly string[]>>> = {
  screening: [
    'Hello {name}, thank you for your application. We are reviewing it and will get back to you within a week.',
    'Hello {name}, the hiring team has received your application for {job}. You do not need to do anything right now.',
  ],
  interview: [
    'Hello {name}, we would like to interview you for {job}. You will get the questions two days ahead. Please let us know which time and format work for you.',
    'Hello {name}, we liked your application. The next step is a short work sample with no trick questions. Please let us know if you need an accommodation.',
    'Hello {name}, we would like to meet you. Two of us will join. You can bring someone with you, and the camera is optional.',
  ],
  'on-hold': [
    'Hello {name}, this job is on hold for a few weeks until its budget is approved. We are keeping your application and will write by the end of next month.',
    'Hello {name}, our schedule has changed, so the next step will be later than we said. We are sorry. You do not need to do anything.',
  ],
  offered: [
    'Hello {name}, we would like you to join us. Your offer for {job} is in your account. Take your time; it is valid for ten days.',
    'Hello {name}, good news: we have made you an offer for {job}. Please call or write if you have any questions.',
  ],
};

/** Rejections after the review. */
export const earlyRejections: readonly string[] = [
  'Hello {name}, we cannot offer you {job} this time. Your answers were clear, and we would be glad to receive another application from you.',
  'Hello {name}, we decided not to move forward with your application for {job}. The hours we can offer do not match your availability.',
  'Hello {name}, thank you for applying for {job}. We had many applications and could interview only six people. Yours was good, but others had more relevant experience. We are happy to send you more feedback by email.',
  'Hello {name}, we have decided not to move forward with your application for {job}. We liked your examples. What was missing was experience with a method we use every day.',
  'Hello {name}, we cannot move forward with your application for {job}, because it requires a certification. Two of our other openings do not; you can find them in the job search.',
];

/** Rejections after an interview. */
export const lateRejections: readonly string[] = [
  'Hello {name}, we have chosen another candidate for {job}. Thank you for your time. The other candidate had more experience with our main tool; everything else you showed us was strong.',
  'Hello {name}, thank you for interviewing with us. We have chosen someone for {job} who has done the same work before. Your work was careful, and we will keep you in mind for future openings.',
  'Hello {name}, we have decided not to move forward after the interview for {job}. Your work sample was well done. We were looking for more experience with budgets and planning. Thank you for your time.',
  'Hello {name}, thank you for the work trial. It was a close decision, and we chose another candidate for {job}. You can ask us for written feedback at any time.',
];

/** Rejections when a job closes. */
export const closingMessages: readonly string[] = [
  'Hello {name}, we have filled {job} with another candidate. Thank you for your patience. You are welcome to apply for any of our other jobs.',
  'Hello {name}, {job} is now closed, and your application was not selected. Thank you for the time you put into it. You can find similar jobs in the job search.',
];

/** Internal notes of the hiring team. */
export const teamNotes: Readonly<Partial<Record<ApplicationStatus, readonly string[]>>> = {
  screening: [
    'Meets the requirements. Check the start date.',
    'Strong examples in the cover note. Ask about the certification.',
    'Good skills match; less experience than required.',
  ],
  interview: [
    'Send the interview questions on Tuesday.',
    'Asked about team size and start date.',
    'Work sample was clean and complete. Invite to interview.',
  ],
  offer: [
    'All three of us agree. Prepare an offer at the midpoint of the pay range.',
    'References received. Start date after the 1st.',
  ],
  offered: ['Sent after approval by finance.', 'Offer sent; valid for ten days.'],
  'on-hold': ['Waiting for budget approval.', 'Hold until the trial week is over.'],
  rejected: [
    'Close, but the other candidate has done this work before.',
    'Availability does not match.',
    'Keep in mind for future openings.',
  ],
};
