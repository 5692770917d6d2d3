import { type WorkplaceAnswer, workplaceAnswers } from '#domain/features/jobs/posting/workplace-answers.ts';
import type { JobFact } from '#domain/features/jobs/search/search-choices.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';

/** "Quiet"; for a stated field of an old address "Noise (stated)". */
export function factLabel(t: Translate, fact: JobFact): string {
  if (isAnswer(fact)) return t(`jobs.search.answers.${fact}`);
  return t('jobs.search.filters.stated', { label: t(`jobs.detail.environment.${fact}`) });
}

export function isAnswer(fact: JobFact): fact is WorkplaceAnswer {
  return (workplaceAnswers as readonly string[]).includes(fact);
}
