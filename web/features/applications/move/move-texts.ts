import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import type { Phrases } from '#domain/phrases/phrase-types.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';
import type { Outcome } from './moving.ts';

/** Summarizes a move in one line. */
export function moveSummary(t: Translate, to: ApplicationStatus, outcomes: readonly Outcome[]): string {
  const moved = outcomes.filter((outcome) => !outcome.error);
  const status = t(`statuses.application.${to}`);
  const [only] = moved;
  return outcomes.length === 1 && only
    ? t('applications.review.move.done', { name: only.card.seeker.name, status })
    : t('applications.review.selected.moved', { count: moved.length, status });
}

type DraftName = keyof Phrases['applications']['review']['drafts'];

/** The message template of a move, if it notifies the applicant. */
export function draftText(t: Translate, to: ApplicationStatus): string | null {
  const name = draftNames[to];
  return name ? t(`applications.review.drafts.${name}`) : null;
}

const draftNames: Partial<Record<ApplicationStatus, DraftName>> = {
  applied: 'applied',
  screening: 'screening',
  interview: 'interview',
  offer: 'offer',
  offered: 'offered',
  rejected: 'rejected',
  'on-hold': 'onHold',
};
