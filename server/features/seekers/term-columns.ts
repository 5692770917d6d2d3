import type * as z from 'zod/mini';
import { listLastingPositions } from '#domain/features/matching/lasting-positions.ts';
import type { Taxonomy } from '#domain/features/matching/taxonomy.ts';
import { listTitleVariants } from '#domain/features/reading/titles.ts';
import type { ProfileFields } from '#domain/features/seekers/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { listTermIds, resolveWrittenTerms } from '#server/features/terms/service.ts';
import type { StoredSkillDetail } from './present.ts';
import type { ProfileColumns } from './queries.ts';

type TermFields = Pick<
  ProfileFields,
  'skills' | 'skill_details' | 'certifications' | 'titles' | 'industries' | 'experience'
>;
type TermColumns = Pick<
  ProfileColumns,
  | 'skill_ids'
  | 'certification_ids'
  | 'title_ids'
  | 'experience_title_ids'
  | 'industry_ids'
  | 'written_terms'
  | 'skill_details'
>;

/** The columns of a profile's terms. Details of skills that are not in the list are dropped. */
export async function buildTermColumns(ctx: SignedInContext, change: Write, fields: TermFields): Promise<TermColumns> {
  const { skills, certifications, titles, industries } = fields;
  const terms = await resolveWrittenTerms(ctx, change, { skills, certifications, titles, industries });
  const skillIds = new Map(terms.skills.map(({ id, words }) => [words, id]));
  const details = new Map<string, z.infer<typeof StoredSkillDetail>>();
  for (const { skill, years, level } of fields.skill_details) {
    const id = skillIds.get(skill);
    if (id !== undefined && (years !== null || level !== null)) details.set(skill, { id, skill, years, level });
  }
  return {
    skill_ids: listTermIds(terms.skills),
    certification_ids: listTermIds(terms.certifications),
    title_ids: listTermIds(terms.titles),
    experience_title_ids: findExperienceTitles(ctx.taxonomy, fields.experience),
    industry_ids: listTermIds(terms.industries),
    written_terms: JSON.stringify(terms),
    skill_details: JSON.stringify([...details.values()]),
  };
}

/** Positions whose titles count in the match, latest first. */
const maxPositions = 6;

/** The taxonomy's titles of the latest positions that lasted. */
export function findExperienceTitles(
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

/** A current position, which has no end, comes first. */
function getEnd({ end }: { readonly end: string }): string {
  return end === '' ? '9999' : end;
}
