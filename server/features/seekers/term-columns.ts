import type * as z from 'zod/mini';
import type { ProfileFields } from '#domain/features/seekers/contract.ts';
import type { Context } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { listTermIds, resolveWrittenTerms } from '#server/features/terms/service.ts';
import type { StoredSkillDetail } from './present.ts';
import type { ProfileColumns } from './queries.ts';

type TermFields = Pick<ProfileFields, 'skills' | 'skill_details' | 'certifications' | 'titles' | 'industries'>;
type TermColumns = Pick<
  ProfileColumns,
  'skill_ids' | 'certification_ids' | 'title_ids' | 'industry_ids' | 'written_terms' | 'skill_details'
>;

/** The columns of a profile's terms. Details of skills that are not in the list are dropped. */
export async function buildTermColumns(ctx: Context, change: Write, fields: TermFields): Promise<TermColumns> {
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
    industry_ids: listTermIds(terms.industries),
    written_terms: JSON.stringify(terms),
    skill_details: JSON.stringify([...details.values()]),
  };
}
