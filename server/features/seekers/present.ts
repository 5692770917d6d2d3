import * as z from 'zod/mini';
import type { ProfileFields } from '#domain/features/seekers/contract.ts';
import { Education, Experience, parseHiddenFields, SkillDetail } from '#domain/features/seekers/profile-parts.ts';
import type { Context } from '#server/context.ts';
import { storedList } from '#server/db/rows/stored-list.ts';
import { type LabelledTerm, labelWrittenTerms } from '#server/features/terms/service.ts';
import type { ProfileRow } from './queries.ts';

/** Stored years and level of a skill. Those stored before profiles kept their own words have an id only. */
export const StoredSkillDetail = z.object({ id: z.int(), ...SkillDetail.shape, skill: z.optional(z.string()) });

/** The editable fields of a profile, with its terms as the person wrote them. */
export async function presentProfileFields(ctx: Context, row: ProfileRow): Promise<ProfileFields> {
  const experience = storedList(Experience).parse(row.experience);
  const terms = await labelProfileTerms(ctx, row, experience);
  const getLabels = (list: readonly { label: string }[]) => list.map((term) => term.label);
  return {
    headline: row.headline,
    summary: row.summary,
    phone: row.phone,
    city: row.city,
    region: row.region,
    country: row.country,
    education_level: row.education_level,
    management_level: row.management_level,
    skills: getLabels(terms.skills),
    skill_details: presentSkillDetails(terms.skills, row.skill_details),
    certifications: getLabels(terms.certifications),
    titles: getLabels(terms.titles),
    industries: getLabels(terms.industries),
    education: storedList(Education).parse(row.education),
    experience,
    languages: storedList(z.string()).parse(row.languages),
    links: storedList(z.string()).parse(row.links),
    hidden: parseHiddenFields(row.hidden_fields),
  };
}

type ProfileTerms = Pick<ProfileRow, 'skill_ids' | 'certification_ids' | 'title_ids' | 'industry_ids'> & {
  readonly written_terms: unknown;
};

/** The terms of a profile as the person wrote them. Older profiles take titles from the person's experience. */
export function labelProfileTerms(ctx: Context, row: ProfileTerms, experience: readonly { readonly title: string }[]) {
  const ids = {
    skills: row.skill_ids,
    certifications: row.certification_ids,
    titles: row.title_ids,
    industries: row.industry_ids,
  };
  return labelWrittenTerms(ctx, {
    ids,
    written: row.written_terms,
    own: { titles: experience.map(({ title }) => title) },
  });
}

function presentSkillDetails(skills: readonly LabelledTerm[], stored: unknown): SkillDetail[] {
  return storedList(StoredSkillDetail)
    .parse(stored)
    .flatMap(({ id, skill: words, years, level }) => {
      const found = skills.find((each) => (words === undefined ? each.id === id : each.label === words));
      return found ? [{ skill: found.label, years, level }] : [];
    });
}
