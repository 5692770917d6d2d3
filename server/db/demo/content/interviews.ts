import type { InterviewPack } from '#domain/features/interviews/pack.ts';
import type { Rating, Recommendation } from '#domain/features/interviews/scorecard.ts';

const scoring =
  'Each answer is rated in words, from “Not yet” to “Fully”. Only what you say or do counts, not eye contact or tone.';

/** What job seekers receive before an interview. */
export const packs: readonly InterviewPack[] = [
  {
    kind: 'video',
    length_minutes: 45,
    place: '',
    link: 'https://meet.example.com/wavelength',
    room: '',
    format: 'Two people ask three questions in this order. Your camera can stay off. You can use notes.',
    questions: [
      { text: 'Describe a task you finished last year. What did you do first?', minutes: 15 },
      { text: 'Describe a mistake you found. How did you find it?', minutes: 15 },
      { text: 'How do you like to receive assignments?', minutes: 10 },
    ],
    breaks: 'Whenever you ask',
    scoring,
  },
  {
    kind: 'on_site',
    length_minutes: 60,
    place: '40 Harbor Row, side door',
    link: '',
    room: 'A small room with a window, a lamp, and no ceiling lights',
    format: 'We show you the workplace for 10 minutes. Then you do a short task and answer two questions.',
    questions: [
      { text: 'Sort the 20 cards on the table. Say what rule you used.', minutes: 25 },
      { text: 'Which parts of your last job did you do best?', minutes: 10 },
      { text: 'What do you need at a workplace to work well?', minutes: 10 },
    ],
    breaks: '10 minutes after the task',
    scoring,
  },
  {
    kind: 'written',
    length_minutes: 45,
    place: 'Write your answers in the conversation of this application',
    link: '',
    room: '',
    format: 'You receive three questions at the start and answer in writing. Short answers are fine.',
    questions: [
      { text: 'Describe one time when you improved how a task is done.', minutes: 15 },
      { text: 'Which tools do you use most?', minutes: 10 },
      { text: 'What would you like to learn in this job?', minutes: 10 },
    ],
    breaks: 'You choose when to pause',
    scoring,
  },
];

export const agreedAccommodations = [
  'Questions in advance, camera off',
  'A written summary after each part',
  'None were agreed',
] as const;

/** Ratings of the three questions, with evidence. */
export const scorecards: readonly {
  readonly recommendation: Recommendation;
  readonly ratings: readonly { readonly rating: Rating; readonly evidence: string }[];
}[] = [
  {
    recommendation: 'strong_yes',
    ratings: [
      { rating: 'fully', evidence: 'Named every step and the result, with numbers.' },
      { rating: 'fully', evidence: 'Found the error by comparing two sources.' },
      { rating: 'mostly', evidence: 'Prefers written assignments with a due date.' },
    ],
  },
  {
    recommendation: 'yes',
    ratings: [
      { rating: 'mostly', evidence: 'Explained the first steps in detail, the end briefly.' },
      { rating: 'mostly', evidence: 'Described one check before each delivery.' },
      { rating: 'fully', evidence: 'Listed what helps and gave an example for each.' },
    ],
  },
  {
    recommendation: 'unsure',
    ratings: [
      { rating: 'partly', evidence: 'The example was teamwork; it wasn’t clear which part was their own.' },
      { rating: 'mostly', evidence: 'Described how the problem was reported.' },
      { rating: 'partly', evidence: 'Answered after the question was repeated in writing.' },
    ],
  },
];
