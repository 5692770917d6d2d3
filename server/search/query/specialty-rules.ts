import { listSpecialties } from '#domain/features/jobs/search/query/general-titles.ts';
import type { TierRule } from './order/tier-rule.ts';
import { listForms } from './words/word-rules.ts';

/** Below the jobs with the general title itself, and above those whose text mentions it. */
const specialtyTier = 54;

/** A general title finds the titles of its specialties: "doctor" finds "Surgeon". */
export function buildSpecialtyRules({ key }: { readonly key: string }): TierRule[] {
  const any = listSpecialties(key).flatMap(listForms);
  return any.length === 0
    ? []
    : [{ tier: specialtyTier, field: 'title', any, how: 'phrase', isLiteral: true, where: 'head' }];
}
