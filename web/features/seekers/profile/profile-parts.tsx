import type { ComponentType } from 'react';
import type { ProfilePart } from '#domain/features/seekers/from-resume.ts';
import { AboutPart } from './about-part.tsx';
import { ContactPart } from './contact-part.tsx';
import { EducationPart } from './education-part.tsx';
import { ExperiencePart } from './experience-part.tsx';
import { MorePart } from './more-part.tsx';
import type { PartProps } from './profile-control.ts';
import { SkillsPart } from './skills-part.tsx';

/** The fields of each section, used in the editor and the résumé review. */
export const partFields = {
  about: AboutPart,
  contact: ContactPart,
  skills: SkillsPart,
  experience: ExperiencePart,
  education: EducationPart,
  more: MorePart,
} satisfies Record<ProfilePart, ComponentType<PartProps>>;
