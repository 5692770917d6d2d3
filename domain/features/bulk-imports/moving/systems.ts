import type { PeopleColumn } from '#domain/features/bulk-imports/resumes/people-columns.ts';

/** Systems that employers and partners move from, with a guide each. */
export const systems = ['greenhouse', 'lever', 'workable', 'teamtailor', 'opencats'] as const;
export type System = (typeof systems)[number];

interface SystemGuide {
  readonly name: string;
  /** The address of its public job board for a job source, with the part to replace in capitals; null if there is none. */
  readonly jobAddress: string | null;
  /** The columns of its candidates that the import of people reads. */
  readonly peopleColumns: readonly (readonly [header: string, column: PeopleColumn])[];
}

export const systemGuides: Readonly<Record<System, SystemGuide>> = {
  greenhouse: {
    name: 'Greenhouse',
    jobAddress: 'https://boards-api.greenhouse.io/v1/boards/BOARD/jobs?content=true',
    peopleColumns: [
      ['First Name', 'first_name'],
      ['Last Name', 'last_name'],
      ['Email', 'email'],
      ['Phone', 'phone'],
      ['Title', 'headline'],
    ],
  },
  lever: {
    name: 'Lever',
    jobAddress: 'https://api.lever.co/v0/postings/SITE?mode=json',
    peopleColumns: [
      ['Full name', 'name'],
      ['Email', 'email'],
      ['Phone', 'phone'],
      ['Location', 'city'],
    ],
  },
  workable: {
    name: 'Workable',
    jobAddress: 'https://apply.workable.com/api/v1/widget/accounts/ACCOUNT?details=true',
    peopleColumns: [
      ['firstname', 'first_name'],
      ['lastname', 'last_name'],
      ['email', 'email'],
      ['phone', 'phone'],
      ['headline', 'headline'],
    ],
  },
  teamtailor: {
    name: 'Teamtailor',
    jobAddress: 'https://COMPANY.teamtailor.com/jobs.json',
    peopleColumns: [
      ['First name', 'first_name'],
      ['Last name', 'last_name'],
      ['Email', 'email'],
      ['Phone', 'phone'],
    ],
  },
  opencats: {
    name: 'OpenCATS',
    jobAddress: null,
    peopleColumns: [
      ['firstName', 'first_name'],
      ['lastName', 'last_name'],
      ['email1', 'email'],
      ['phoneCell', 'phone'],
      ['city', 'city'],
      ['state', 'region'],
      ['keySkills', 'skills'],
    ],
  },
};
