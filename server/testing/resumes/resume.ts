import type { Month, Person } from './person.ts';
import type { Half, Random } from './random.ts';

/** A file with its known content. */
export interface Resume {
  readonly fileName: string;
  readonly bytes: Buffer;
  readonly truth: ResumeTruth;
}

export interface ResumeTruth {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly jobs: readonly TrueJob[];
  readonly certificates: readonly string[];
  readonly schools: readonly string[];
}

export interface TrueJob {
  readonly title: string;
  readonly employer: string;
  /** `2024-03`; `end` is empty for the current job. */
  readonly start: string;
  readonly end: string;
  /** One line each, without the breaks of the page. */
  readonly duties: readonly string[];
}

export interface Template {
  readonly name: string;
  readonly build: (random: Random, person: { readonly seed: number; readonly half: Half }) => Promise<Resume>;
}

export async function toResume(
  person: Person,
  extension: string,
  bytes: Buffer | Promise<Buffer>,
  name = `${person.given} ${person.surname}`,
): Promise<Resume> {
  const { email, phone, certificates } = person;
  const schools = person.degrees.map(({ school }) => school);
  const jobs = person.jobs.map(({ title, employer, start, end, duties }) => {
    return { title, employer, start: toIso(start), end: end ? toIso(end) : '', duties };
  });
  return {
    fileName: `resume.${extension}`,
    bytes: await bytes,
    truth: { name, email, phone, jobs, certificates, schools },
  };
}

function toIso({ year, month }: Month): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}
