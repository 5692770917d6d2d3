import type { Side } from '#domain/features/messages/policy.ts';

/** Side, hours since the previous line, text. `{name}` and `{job}` are placeholders. */
export type DialogueLine = readonly [side: Side, hours: number, text: string];

/** Sample conversations about applications. */
export const dialogues: readonly (readonly DialogueLine[])[] = [
  [
    [
      'team',
      3,
      'Hello {name}, thank you for applying. Would you like to have the questions for the first interview in writing? We can send them two days ahead.',
    ],
    ['seeker', 20, 'Hello, yes, please. Having them in writing helps me a lot. Can I also keep my camera off?'],
    [
      'team',
      4,
      'Of course. The camera is optional, and no one will ask why it is off. You will get the questions on Tuesday.',
    ],
    ['seeker', 26, 'Thank you. One more question: who will be in the interview, and how long will it take?'],
  ],
  [
    ['seeker', 5, 'Hello, the job posting says “quiet floor”. Is it an open office, and is there a room with a door?'],
    [
      'team',
      22,
      'Good question. It is an open floor with twelve desks. There are also two small rooms with doors, and you can book one for the whole day.',
    ],
    ['seeker', 3, 'That sounds good. Are the hours fixed?'],
    ['team', 18, 'Core hours are 10 to 3, and you can choose the rest. Meetings are only on Tuesdays and Thursdays.'],
  ],
  [
    [
      'team',
      6,
      'Hello {name}, we would like to interview you for {job}. We have Monday at 10 a.m., Tuesday at 2 p.m. or Wednesday at 9 a.m. Which works best for you? You can also answer the questions in writing.',
    ],
    ['seeker', 28, 'Hello, Tuesday at 2 p.m. works for me. I would like to bring my job coach. Is that okay?'],
    ['partner', 5, 'I am the job coach. I am happy to join if everyone agrees, and I will stay in the background.'],
    ['team', 3, 'That is fine. Two of us will be there. I will send directions on Monday.'],
  ],
  [
    ['seeker', 8, 'Hello, may I send you two samples of my work? They are short.'],
    ['team', 21, 'Yes, please. You can attach them here; two or three pages are enough.'],
  ],
  [
    [
      'team',
      4,
      'Hello {name}, our review is taking longer than planned. You will hear from us by Friday. You do not need to do anything.',
    ],
  ],
];
