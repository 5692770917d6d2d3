import type { JobDraft } from '#domain/features/imports/job-draft.ts';

/** What a posting can leave out. */
export const draftFields = {
  employer: ({ company }) => company === '',
  location: ({ city, region, country, workMode }) => city + region + country === '' && workMode !== 'remote',
  pay: ({ salary }) => salary === null,
  posting_day: ({ postedOn }) => postedOn === null,
  closing_day: ({ closesOn }) => closesOn === null,
  requirements: ({ requirements }) => requirements === '',
  experience: ({ experienceMin, experienceMax }) => experienceMin === null && experienceMax === null,
  education: ({ educationLevel }) => educationLevel === null,
  industry: ({ industries }) => industries.length === 0,
  link: ({ sourceUrl }) => sourceUrl === '',
} as const satisfies Readonly<Record<string, (draft: JobDraft) => boolean>>;

export type DraftField = keyof typeof draftFields;

/** The fields that stayed empty. */
export function listEmptyFields(draft: JobDraft): DraftField[] {
  return (Object.keys(draftFields) as DraftField[]).filter((field) => draftFields[field](draft));
}
