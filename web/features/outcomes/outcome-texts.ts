import type { Outcome, OutcomeAnswers, Placement } from '#domain/features/outcomes/contract.ts';
import { paths } from '#web/app/paths.ts';
import { formatDate, formatList } from '#web/lib/texts/format.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';

/** What is known about a day, else when it is due. What the person shares comes before what the partner answered. */
export function describeOutcome(t: Translate, { state, due_at: dueAt, person, partner }: Outcome): string {
  const isEmployed = person?.is_employed ?? partner?.is_employed ?? null;
  if (isEmployed !== null) return t(isEmployed ? 'outcomes.employed' : 'outcomes.left');
  if (state !== 'not_asked') return t(`outcomes.states.${state}`);
  return new Date(dueAt) > new Date()
    ? t('outcomes.states.later', { date: formatDate(dueAt) })
    : t('outcomes.states.notAsked');
}

/** The form that waits for the partner: the latest of the hire. */
export function findDue({ outcomes }: Placement): Outcome | undefined {
  return outcomes.findLast(({ token }) => token !== null);
}

export function getFormHref(token: string): string {
  return `${paths.survey}?token=${token}`;
}

/** The answers that were given; skipped questions are left out. */
export function listAnswers(t: Translate, answers: OutcomeAnswers): { label: string; value: string }[] {
  const decide = (value: boolean | null) => (value === null ? '' : t(value ? 'outcomes.yes' : 'outcomes.no'));
  return [
    { label: t('outcomes.facts.employed'), value: decide(answers.is_employed) },
    { label: t('outcomes.facts.changed'), value: decide(answers.has_changed) },
    { label: t('outcomes.facts.change'), value: answers.change },
    { label: t('outcomes.facts.help'), value: formatList(answers.help.map((help) => t(`outcomes.form.help.${help}`))) },
    { label: t('outcomes.facts.need'), value: answers.need },
  ].filter(({ value }) => value !== '');
}
