import * as z from 'zod/mini';
import { Id } from '#domain/lib/fields.ts';
import { Education, Experience, type HideableField, SkillDetail } from './profile-parts.ts';

/** A person on a staff list. */
export const PersonSummary = z.object({
  /** 0 while the application is masked. */
  id: z.union([Id, z.literal(0)]),
  name: z.string(),
  headline: z.string(),
  city: z.string(),
  region: z.string(),
});
export type PersonSummary = z.infer<typeof PersonSummary>;

/** The profile an employer sees with an application, without private needs and preferences. */
export const EmployerProfile = z.object({
  /** This and the other hideable fields are empty if hidden. */
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

/** Removes hidden fields. */
export function buildEmployerProfile(profile: EmployerProfile & { readonly hidden: Hidden }): EmployerProfile {
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

/** Removes the location if hidden. */
export function hidePersonLocation<P extends { readonly city: string; readonly region: string }>(
  person: P,
  hidden: Hidden,
): P {
  return hidden.includes('place') ? { ...person, city: '', region: '' } : person;
}
