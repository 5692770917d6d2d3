import type { PhraseKey } from '#domain/phrases/phrases.ts';
import type { SessionEnd } from '#web/lib/session.ts';

/** What is said when a session has ended, or a look at another account. */
export const endTexts = {
  expired: 'session.expired',
  elsewhere: 'session.expiredElsewhere',
  inactive: 'session.inactive',
  look: 'impersonation.ended',
} satisfies Record<SessionEnd, PhraseKey>;
