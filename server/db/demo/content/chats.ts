/** A line of a chat: who wrote it, minutes after the line before, and the text. */
export type ChatLine = readonly [from: 'user' | 'help_desk', minutes: number, text: string];

export interface DemoChat {
  readonly room: string;
  readonly customer: 'seeker' | 'manager' | 'other_seeker' | { readonly guest: string };
  readonly page: string;
  readonly language: 'en' | 'fr';
  /** Minutes between the last line and now. */
  readonly endedMinutesAgo: number;
  readonly isClosed?: true;
  /** Lines the customer and the helpdesk have not read. */
  readonly unread: { readonly customer: number; readonly helpdesk: number };
  readonly lines: readonly ChatLine[];
  readonly note?: string;
}

export const chats: readonly DemoChat[] = [
  {
    room: 'mR4tq',
    customer: 'other_seeker',
    page: '/application',
    language: 'fr',
    endedMinutesAgo: 26 * 60,
    isClosed: true,
    unread: { customer: 0, helpdesk: 0 },
    lines: [
      ['user', 0, 'Je ne trouve pas ma candidature.'],
      ['help_desk', 3, 'Bonjour. Les candidatures retirées sont en bas de la page, sous « Terminées ».'],
      ['user', 4, 'Merci, je la vois.'],
    ],
  },
  {
    room: 'Wb7fu',
    customer: 'seeker',
    page: '/profilev2',
    language: 'en',
    endedMinutesAgo: 3 * 24 * 60,
    isClosed: true,
    unread: { customer: 0, helpdesk: 0 },
    lines: [
      ['user', 0, 'Who can see what helps me at work?'],
      [
        'help_desk',
        5,
        'Only the people you share it with. You choose who can see it, and you can stop sharing at any time.',
      ],
      ['user', 2, 'Thanks, that helped.'],
    ],
  },
  {
    room: 'hD9sk',
    customer: 'seeker',
    page: '/application',
    language: 'en',
    endedMinutesAgo: 12,
    unread: { customer: 1, helpdesk: 0 },
    lines: [
      ['user', 0, 'Hi. An employer missed its reply date. Does that mean no?'],
      ['help_desk', 4, 'Hi. A missed date means a delay, not a no. I can follow up for you.'],
      ['user', 2, 'Yes, please. Can they reply in writing?'],
      ['help_desk', 6, 'Yes, they confirmed it. You’ll get a message by 2 PM tomorrow.'],
    ],
    note: 'Asked the hiring manager. Reply promised by 2 PM tomorrow.',
  },
  {
    room: 'kM2pz',
    customer: 'manager',
    page: '/jobs',
    language: 'en',
    endedMinutesAgo: 9,
    unread: { customer: 0, helpdesk: 1 },
    lines: [
      ['user', 0, 'How do I send the interview questions before the interview?'],
      ['help_desk', 3, 'Add them to the invitation. The candidate sees them as soon as you send it.'],
      ['user', 5, 'Can I change them later?'],
    ],
  },
  {
    room: 'gS5re',
    customer: { guest: 'sam.r@guest.test' },
    page: '/jobs_view/1',
    language: 'en',
    endedMinutesAgo: 3,
    unread: { customer: 0, helpdesk: 1 },
    lines: [['user', 0, 'Can I apply without a résumé?']],
  },
];

export const cannedReplies: readonly { readonly title: string; readonly text: string }[] = [
  { title: 'I’ll ask the employer', text: 'I’ll ask the employer and write to you here by tomorrow.' },
  { title: 'Reply in writing', text: 'You can ask for every step in writing. I can send that request for you.' },
  { title: 'No rush', text: 'Take your time. We save this chat, and you can continue whenever you like.' },
];
