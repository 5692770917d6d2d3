import type { PairSide } from '#domain/features/bulk-imports/duplicates/contract.ts';
import { type MergeChoices, type MergeField, mergeFields } from '#domain/features/bulk-imports/duplicates/merge.ts';

/** The text of a field; empty if the record has none. */
export function getFieldText(side: PairSide, field: MergeField): string {
  switch (field) {
    case 'full_name':
      return side.name;
    case 'location':
      return [side.city, side.region, side.country].filter(Boolean).join(', ');
    case 'background':
      return side.background.join(' · ');
    default:
      return side[field];
  }
}

/** The first record, except for what only the second one has. */
export function getDefaultChoices(first: PairSide, second: PairSide): MergeChoices {
  const entries = mergeFields.map((field) => {
    const isOnlyInSecond = getFieldText(first, field) === '' && getFieldText(second, field) !== '';
    return [field, isOnlyInSecond ? 'second' : 'first'] as const;
  });
  return Object.fromEntries(entries) as MergeChoices;
}
