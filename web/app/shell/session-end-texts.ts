import type { PhraseKey } from '#domain/phrases/phrases.ts';
import type { SessionEnd } from '#web/lib/session/session-state.ts';

/** The title shown after a session or an impersonation has ended. */
export const sessionEndTexts = {
  expired: 'session.expired',
  otherTab: 'session.expiredElsewhere',
  inactive: 'session.inactive',
  impersonation: 'impersonation.ended',
} satisfies Record<SessionEnd, PhraseKey>;
