import * as z from 'zod/mini';
import { ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, line, Moment, paragraph } from '#domain/lib/fields.ts';

const terms = z.array(line(100, 1)).check(z.maxLength(100));

/** Year and month, `2024-03`, or a year, or empty when not known. */
const LooseDate = z.string().check(z.regex(/^(\d{4}(-(0[1-9]|1[0-2]))?)?$/));

export const Education = z.object({
  school: line(200),
  degree: line(200),
  field: line(200),
  start: LooseDate,
  end: LooseDate,
});
export const Experience = z.object({
  title: line(200),
  employer: line(200),
  start: LooseDate,
  /** Empty while the person still works there. */
  end: LooseDate,
  text: paragraph(8000),
});

/** What a job seeker tells about themselves. Terms are words; the server finds their place in the taxonomy. */
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
  certifications: terms,
  titles: terms,
  industries: terms,
  education: z.array(Education).check(z.maxLength(30)),
  experience: z.array(Experience).check(z.maxLength(60)),
  languages: z.array(line(80, 1)).check(z.maxLength(30)),
  links: z.array(line(300, 1)).check(z.maxLength(20)),
});
export type ProfileFields = z.infer<typeof ProfileFields>;

export const Profile = z.object({
  ...ProfileFields.shape,
  full_name: z.string(),
  email: z.string(),
  version: z.int(),
  /** Floor of the average over the six parts of the match, in percent. */
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

export const seekersApi = {
  profile: endpoint({
    method: 'GET',
    path: '/api/v1/profile',
    access: { permission: 'profile.own' },
    response: Profile,
  }),
  saveProfile: endpoint({
    method: 'PUT',
    path: '/api/v1/profile',
    access: { permission: 'profile.own' },
    body: z.object({ profile: ProfileFields, version: z.int() }),
    response: Profile,
  }),
  /** Reads a résumé. What it found is offered for checking; the profile changes only when the person saves it. */
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
