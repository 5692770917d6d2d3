import * as z from 'zod/mini';
import { Id } from '#domain/lib/fields.ts';
import { Education, Experience, type HideableField, SkillDetail } from './profile-parts.ts';

/** Who somebody is, as staff read it on a list. */
export const ShownPerson = z.object({
  id: Id,
  name: z.string(),
  headline: z.string(),
  city: z.string(),
  region: z.string(),
});
export type ShownPerson = z.infer<typeof ShownPerson>;

/** What a profile tells an employer with the application. Private needs and preferences are not in it. */
export const EmployerProfile = z.object({
  /** Empty where the person keeps it to themselves; so are the other texts and lists that can be hidden. */
  email: z.string(),
  phone: z.string(),
  summary: z.string(),
  skills: z.array(z.string()),
  skill_details: z.array(SkillDetail),
  certifications: z.array(z.string()),
  experience: z.array(Experience),
  education: z.array(Education),
  languages: z.array(z.string()),
  links: z.array(z.string()),
});
export type EmployerProfile = z.infer<typeof EmployerProfile>;

type Hidden = readonly HideableField[];

/** A profile without what its person keeps to themselves. */
export function employerProfileOf(profile: EmployerProfile & { readonly hidden: Hidden }): EmployerProfile {
  const isShown = (field: HideableField) => !profile.hidden.includes(field);
  return {
    email: isShown('email') ? profile.email : '',
    phone: isShown('phone') ? profile.phone : '',
    summary: isShown('summary') ? profile.summary : '',
    skills: profile.skills,
    skill_details: profile.skill_details,
    certifications: profile.certifications,
    experience: isShown('experience') ? profile.experience : [],
    education: isShown('education') ? profile.education : [],
    languages: isShown('languages') ? profile.languages : [],
    links: isShown('links') ? profile.links : [],
  };
}

/** The person without a place they keep to themselves. */
export function shownPersonOf<P extends { readonly city: string; readonly region: string }>(
  person: P,
  hidden: Hidden,
): P {
  return hidden.includes('place') ? { ...person, city: '', region: '' } : person;
}
