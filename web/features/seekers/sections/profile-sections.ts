import {
  BriefcaseBusiness,
  Contact,
  GraduationCap,
  Languages,
  type LucideIcon,
  Sparkles,
  UserRound,
} from 'lucide-react';
import type { Profile, ProfileFields } from '#domain/features/seekers/contract.ts';
import type { ProfilePart } from '#domain/features/seekers/from-resume.ts';
import type { HideableField } from '#domain/features/seekers/profile-parts.ts';

/** The sections of the profile that are read and edited one at a time, in order. */
export const profileSections = ['about', 'skills', 'experience', 'education', 'more'] as const;
export type ProfileSection = (typeof profileSections)[number];

type Field = keyof ProfileFields;

/** The fields that a section saves. */
export const fieldsOfSection: Readonly<Record<ProfileSection, readonly Field[]>> = {
  about: ['headline', 'summary', 'phone', 'city', 'region', 'country'],
  skills: ['skills', 'skill_details', 'certifications'],
  experience: ['experience', 'titles', 'industries', 'management_level'],
  education: ['education', 'education_level'],
  more: ['languages', 'links'],
};

export const sectionIcons: Readonly<Record<ProfileSection, LucideIcon>> = {
  about: UserRound,
  skills: Sparkles,
  experience: BriefcaseBusiness,
  education: GraduationCap,
  more: Languages,
};

/** The icons of the parts of a résumé, in which the contact details are a section of their own. */
export const partIcons: Readonly<Record<ProfilePart, LucideIcon>> = { ...sectionIcons, contact: Contact };

/** The fields of a section that can be hidden from employers. */
export const hideableOfSection: Readonly<Record<ProfileSection, readonly HideableField[]>> = {
  about: ['email', 'phone', 'place', 'summary'],
  skills: [],
  experience: ['experience'],
  education: ['education'],
  more: ['languages', 'links'],
};

/** How complete a section is, from 0 to 100. A certification counts only if the person has one. */
export function getCompleteness(section: ProfileSection, profile: Profile): number {
  if (section === 'skills') return profile.strength_parts.Skills ?? 0;
  const values: Record<Exclude<ProfileSection, 'skills'>, readonly boolean[]> = {
    about: [profile.headline !== '', profile.summary !== '', profile.city !== ''],
    experience: [
      profile.experience.length > 0,
      profile.titles.length > 0,
      profile.industries.length > 0,
      profile.management_level !== null,
    ],
    education: [profile.education.length > 0, profile.education_level !== null],
    more: [profile.languages.length > 0, profile.links.length > 0],
  };
  const given = values[section];
  return Math.round((given.filter(Boolean).length / given.length) * 100);
}

/** Whether nothing was entered in a section. */
export function isEmptySection(section: ProfileSection, profile: Profile): boolean {
  return fieldsOfSection[section].every((field) => {
    const value = profile[field];
    return value === null || (typeof value !== 'number' && value.length === 0);
  });
}

/** The section with a field of the profile, such as the one that a match links to. */
export function findSectionOf(name: string): ProfileSection | undefined {
  return profileSections.find((section) => fieldsOfSection[section].some((field) => field === name));
}
