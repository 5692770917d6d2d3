import type { Translate } from './texts/i18n.ts';

/** The employer's name, or that an imported posting does not name it. */
export function formatEmployer(t: Translate, company: string): string {
  return company || t('jobs.detail.facts.unknownEmployer');
}
