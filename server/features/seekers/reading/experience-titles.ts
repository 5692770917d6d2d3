import { listLastingPositions } from '#domain/features/matching/levels/lasting-positions.ts';
import { findLicensedTitles } from '#domain/features/matching/taxonomy/licensed-titles.ts';
import type { Taxonomy } from '#domain/features/matching/taxonomy/taxonomy.ts';
import { listTitleVariants } from '#domain/features/reading/titles/titles.ts';
import type { ProfileFields } from '#domain/features/seekers/contract.ts';

/** Positions whose titles count in the match, latest first. */
const maxPositions = 6;

/** The taxonomy's titles of the latest positions that lasted. */
function findExperienceTitles(
  taxonomy: Pick<Taxonomy, 'find'>,
  positions: readonly Pick<ProfileFields['experience'][number], 'title' | 'start' | 'end'>[],
): number[] {
  const latest = listLastingPositions(positions)
    .toSorted((a, b) => getEnd(b).localeCompare(getEnd(a)))
    .slice(0, maxPositions);
  const ids = latest.flatMap(({ title }) => {
    const terms = listTitleVariants(title).map((variant) => taxonomy.find('title', variant));
    return terms.find((term) => term !== undefined)?.id ?? [];
  });
  return [...new Set(ids)];
}

interface TitleSources {
  readonly positions: Parameters<typeof findExperienceTitles>[1];
  /** Titles that the person states, next to the positions. */
  readonly titles: readonly string[];
  readonly certifications: readonly string[];
}

/** The titles of the positions; of the licenses, if no title of the person names an occupation. */
export function findOwnTitles(
  taxonomy: Pick<Taxonomy, 'find'>,
  { positions, titles, certifications }: TitleSources,
): number[] {
  const ids = findExperienceTitles(taxonomy, positions);
  const isNamed = ids.length > 0 || titles.some((title) => taxonomy.find('title', title) !== undefined);
  return isNamed ? ids : findLicensedTitles(taxonomy, certifications);
}

/** A current position, which has no end, comes first. */
function getEnd({ end }: { readonly end: string }): string {
  return end === '' ? '9999' : end;
}
