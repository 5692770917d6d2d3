import * as z from 'zod/mini';
import { Download } from '#domain/features/files/contract.ts';
import { ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, Link, line, listInQuery, Moment, paragraph } from '#domain/lib/fields.ts';
import { languages } from '#domain/phrases/phrases.ts';
import { EmployerProfile, PersonSummary } from './employer-profile.ts';
import { PreferenceFit } from './preference-fit.ts';
import { Preferences } from './preferences.ts';
import { Education, Experience, HiddenFields, printedContacts, SkillDetail } from './profile-parts.ts';

/** Terms of one kind in a profile. */
export const maxTerms = 100;

const terms = z.array(line(100, 1)).check(z.maxLength(maxTerms));

/** The profile form. Terms are free text; the server maps them to the taxonomy. */
export const ProfileFields = z.object({
  headline: line(200),
  summary: paragraph(4000),
  phone: line(40),
  city: line(120),
  region: line(60),
  country: line(60),
  education_level: z.nullable(z.int().check(z.gte(0), z.lte(5))),
  management_level: z.nullable(z.int().check(z.gte(1), z.lte(5))),
  skills: terms,
  /** Years and level, for some of the skills. */
  skill_details: z.array(SkillDetail).check(z.maxLength(100)),
  certifications: terms,
  titles: terms,
  industries: terms,
  education: z.array(Education).check(z.maxLength(30)),
  experience: z.array(Experience).check(z.maxLength(60)),
  languages: z.array(line(80, 1)).check(z.maxLength(30)),
  links: z.array(Link).check(z.maxLength(20)),
  /** Fields hidden from everyone else. */
  hidden: HiddenFields,
});
export type ProfileFields = z.infer<typeof ProfileFields>;

export const Profile = z.object({
  ...ProfileFields.shape,
  /** Not checked again: links from before a rule stay readable. */
  links: z.array(z.string()),
  full_name: z.string(),
  email: z.string(),
  version: z.int(),
  /** Profile strength: the floored average of the six match parts, in percent. */
  strength: z.int(),
  strength_parts: z.record(z.string(), z.int()),
});
export type Profile = z.infer<typeof Profile>;

export const Resume = z.object({
  id: Id,
  file_name: z.string(),
  path: z.string(),
  byte_size: z.int(),
  created_at: Moment,
});
export type Resume = z.infer<typeof Resume>;

const own = { permission: 'profile.own' } as const;

export const seekersApi = {
  profile: endpoint({ method: 'GET', path: '/api/v1/profile', access: own, response: Profile }),
  saveProfile: endpoint({
    method: 'PUT',
    path: '/api/v1/profile',
    access: own,
    body: z.object({ profile: ProfileFields, version: z.int() }),
    response: Profile,
  }),
  /** The profile as an employer sees it with an application. */
  employerView: endpoint({
    method: 'GET',
    path: '/api/v1/profile/employer-view',
    access: own,
    response: z.object({ seeker: PersonSummary, profile: EmployerProfile }),
  }),
  /** Profile export: JSON Resume 1.0, or a PDF in one of the interface languages with the listed contact details only. */
  download: endpoint({
    method: 'GET',
    path: '/api/v1/profile/download',
    access: { permission: 'profile.download' },
    query: z.object({
      kind: z.enum(['json', 'pdf']),
      language: z.enum(languages),
      contact: z.optional(listInQuery(z.enum(printedContacts), printedContacts.length)),
    }),
    response: Download,
    binary: true,
    perMinute: 20,
  }),
  preferences: endpoint({ method: 'GET', path: '/api/v1/profile/preferences', access: own, response: Preferences }),
  savePreferences: endpoint({
    method: 'PUT',
    path: '/api/v1/profile/preferences',
    access: own,
    body: Preferences,
    response: Preferences,
  }),
  /** Compares a job with the preferences; never part of the match. */
  preferenceFit: endpoint({
    method: 'GET',
    path: '/api/v1/jobs/:id/preference-fit',
    access: own,
    params: z.object({ id: IdFromText }),
    response: z.object({ wishes: z.array(PreferenceFit) }),
  }),
  /** Parses a résumé for review. The profile changes only when the person saves it. */
  uploadResume: endpoint({
    method: 'POST',
    path: '/api/v1/resumes',
    access: { permission: 'resume.upload' },
    form: { files: ['file'] },
    body: z.object({}),
    response: z.object({ resume: Resume, already_existing: z.boolean(), text: z.string(), parsed: ParsedResume }),
    status: 201,
    perMinute: 30,
  }),
  resumes: endpoint({
    method: 'GET',
    path: '/api/v1/resumes',
    access: { permission: 'resume.upload' },
    response: z.object({ resumes: z.array(Resume) }),
  }),
};
