import * as z from 'zod/mini';
import type { ProfileFields } from '#domain/features/seekers/contract.ts';
import { Education, Experience, parseHiddenFields, SkillDetail } from '#domain/features/seekers/profile-parts.ts';
import type { Context } from '#server/context.ts';
import { storedList } from '#server/db/stored-list.ts';
import { addLabels } from '#server/features/terms/service.ts';
import type { ProfileRow } from './queries.ts';

/** Stored years and level of a skill. By id, because the spelling of a skill can change. */
export const StoredSkillDetail = z.object({ id: z.int(), ...z.omit(SkillDetail, { skill: true }).shape });

/** The editable fields of a profile, with the labels of its terms. */
export async function presentProfileFields(ctx: Context, row: ProfileRow): Promise<ProfileFields> {
  const terms = await addLabels(ctx, {
    skills: row.skill_ids,
    certifications: row.certification_ids,
    titles: row.title_ids,
    industries: row.industry_ids,
  });
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
    experience: storedList(Experience).parse(row.experience),
    languages: storedList(z.string()).parse(row.languages),
    links: storedList(z.string()).parse(row.links),
    hidden: parseHiddenFields(row.hidden_fields),
  };
}

function presentSkillDetails(skills: readonly { id: number; label: string }[], stored: unknown): SkillDetail[] {
  const labels = new Map(skills.map(({ id, label }) => [id, label]));
  return storedList(StoredSkillDetail)
    .parse(stored)
    .flatMap(({ id, years, level }) => {
      const skill = labels.get(id);
      return skill === undefined ? [] : [{ skill, years, level }];
    });
}
