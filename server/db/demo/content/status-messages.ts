import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';

/** What staff write to a job seeker with a move. `{name}` and `{job}` are filled in. */
export const statusMessages: Readonly<Partial<Record<ApplicationStatus, readonly string[]>>> = {
  screening: [
    'Hello {name}, thank you for your application. We are reading it now and will write again within a week.',
    'Hello {name}, your application for {job} has arrived with the right people. There is nothing you need to do now.',
  ],
  interview: [
    'Hello {name}, we would like to talk with you about {job}. You get the questions two days ahead. Tell us which time and format suit you.',
    'Hello {name}, we liked what you wrote. The next step is a small practical task; there is no trick in it. Please tell us if you need anything to be different.',
    'Hello {name}, we would like to meet you. Two of us will be there. You may bring somebody, and the camera is optional.',
  ],
  'on-hold': [
    'Hello {name}, we have paused this job for a few weeks while a budget is decided. Your application stays with us, and we will write by the end of next month.',
    'Hello {name}, our plans have moved, so the next step will come later than we said. We are sorry. You do not need to do anything.',
  ],
  offered: [
    'Hello {name}, we would like to work with you. The offer for {job} is in your account. Take your time; it is open for ten days.',
    'Hello {name}, good news: we have made you an offer for {job}. Call or write if anything in it is not clear.',
  ],
};

/** A no after reading the application. */
export const earlyRejections: readonly string[] = [
  'Hello {name}, we cannot offer you {job} this time. Your answers were clear and honest, and we would be glad to read from you again.',
  'Hello {name}, we decided not to go on with your application for {job}. The hours we can offer do not fit those you named, and we do not want to ask you to bend.',
  'Hello {name}, thank you for applying for {job}. We had many applications and could talk with six people. Yours was good; others were closer to the tasks. If you like, we can tell you more by e-mail.',
  'Hello {name}, this is a no for {job}, and we know that a no is hard to read. What we liked: your examples. What was missing: experience with the method we use every day.',
  'Hello {name}, we will not go on with your application for {job}. This job needs a certificate that we cannot replace. Two of our other jobs do not, and we have put their names under Search.',
];

/** A no after meeting the person. */
export const lateRejections: readonly string[] = [
  'Hello {name}, we have chosen another person for {job}. Thank you for the time you gave us. The other person had more practice with our main tool; everything else you showed us was strong.',
  'Hello {name}, thank you for talking with us. We have given {job} to a person who has done the same work before. What you showed us was careful, and we will keep you in mind for the next opening.',
  'Hello {name}, we will not go on after our conversation about {job}. Your task was well made. We were looking for somebody who likes to switch between tasks, and you told us plainly that you do not. Thank you for that.',
  'Hello {name}, thank you for the trial day. Three of us discussed it for an hour and chose the other person for {job}, by a small margin. You may ask us for written feedback at any time.',
];

/** When a job closes while people still wait. */
export const closingMessages: readonly string[] = [
  'Hello {name}, we have closed {job} and filled the place with another person. Thank you for your patience. You may apply again for any other job with us.',
  'Hello {name}, {job} is now closed. We did not choose your application this time. Thank you for the work you put into it; your profile stays yours, and similar jobs are listed under Search.',
];

/** What staff write for each other. */
export const teamNotes: Readonly<Partial<Record<ApplicationStatus, readonly string[]>>> = {
  screening: [
    'Meets the essentials. Check start date.',
    'Strong examples in the note. Ask about the certificate.',
    'Good match on skills; less experience than we asked for.',
  ],
  interview: [
    'Prefers written questions. Send them on Tuesday.',
    'Asked for a room without a window to the corridor.',
    'Task was clean and complete. Invite.',
  ],
  offer: [
    'All three of us agree. Prepare the offer with the middle of the range.',
    'References are in. Start date after the 1st.',
  ],
  offered: ['Sent after approval by finance.', 'Offer sent; open for ten days.'],
  'on-hold': ['Waiting for the budget.', 'Hold until the trial week is over.'],
  rejected: [
    'Close, but the other person has done this work before.',
    'Hours do not fit.',
    'Keep in mind for the next opening.',
  ],
};
