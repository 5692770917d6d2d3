import type { Side } from '#domain/features/messages/policy.ts';

/** One line of a conversation: who says it, how many hours after the one before, and what. `{name}` and `{job}` are filled in. */
export type DialogueLine = readonly [side: Side, hours: number, text: string];

/** What people write to each other about an application. */
export const dialogues: readonly (readonly DialogueLine[])[] = [
  [
    [
      'team',
      3,
      'Hello {name}, thank you for applying. Would you like the questions of the first talk in writing? We can send them two days ahead.',
    ],
    ['seeker', 20, 'Hello, yes please. In writing helps me a lot. May I also keep the camera off?'],
    [
      'team',
      4,
      'Of course. The camera is optional, and nobody will ask why it is off. You get the questions on Tuesday.',
    ],
    ['seeker', 26, 'Thank you. One more question: who will be there, and how long will it take?'],
  ],
  [
    ['seeker', 5, 'Hello, the job says “quiet floor”. Is it an open office, and is there a door that can be closed?'],
    [
      'team',
      22,
      'Good question. It is an open floor with twelve desks. There are two small rooms with doors, and you may book one for the whole day.',
    ],
    ['seeker', 3, 'That sounds good. Are there fixed hours?'],
    [
      'team',
      18,
      'You are there between 10 and 15. Before and after that you choose. Meetings are on Tuesdays and Thursdays only.',
    ],
  ],
  [
    [
      'team',
      6,
      'Hello {name}, we would like to talk with you about {job}. Monday 10:00, Tuesday 14:00 or Wednesday 9:00 are possible. Which one suits you? You may also answer the questions in writing.',
    ],
    ['seeker', 28, 'Hello, Tuesday 14:00 suits me. I would like to bring my job coach. Is that possible?'],
    ['partner', 5, 'I am the job coach. I come along if everybody agrees, and I stay in the background.'],
    [
      'team',
      3,
      'Please do. Two of us will be there. The place is easy to find; I will send a plan of the way on Monday.',
    ],
  ],
  [
    ['seeker', 8, 'Hello, may I send you two examples of my work? They are short.'],
    ['team', 21, 'Please do. Attach them here, two or three pages are enough.'],
  ],
  [
    [
      'team',
      4,
      'Hello {name}, reading takes longer than we said. You will hear from us by Friday. There is nothing you need to do.',
    ],
  ],
];
