import {
  credentials,
  emailDomains,
  givenNames,
  nicknames,
  places,
  pronouns,
  streets,
  surnames,
  unrelatedEmails,
} from './names.ts';
import { createRandom, type Half, type Random, takeHalf } from './random.ts';
import { certificates, degrees, duties, employers, schools, skills, summaries, titles } from './work.ts';

/** The content of a résumé, which the templates write down. */
export interface Person {
  readonly given: string;
  readonly surname: string;
  /** Text around the name, such as pronouns; empty for most people. */
  readonly nickname: string;
  readonly pronouns: string;
  readonly credentials: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly place: string;
  readonly headline: string;
  readonly summary: string;
  readonly jobs: readonly Job[];
  readonly degrees: readonly { readonly degree: string; readonly school: string; readonly year: number }[];
  readonly certificates: readonly string[];
  readonly skills: readonly string[];
}

export interface Job {
  readonly title: string;
  readonly employer: string;
  readonly place: string;
  readonly start: Month;
  /** Undefined for the current job. */
  readonly end: Month | undefined;
  readonly duties: readonly string[];
}

export interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** A fictional person; people of different halves share no name, title or employer. */
export function createPerson(seed: number, half: Half): Person {
  const random = createRandom(seed);
  const from = <T>(items: readonly T[]): T => random.pick(takeHalf(items, half));
  const given = from(givenNames);
  const surname = from(surnames);
  const jobs = createJobs(random, half);
  return {
    given,
    surname,
    nickname: random.chance(0.1) ? from(nicknames) : '',
    pronouns: random.chance(0.1) ? from(pronouns) : '',
    credentials: random.chance(0.1) ? from(credentials) : '',
    email: createEmail(random, given, surname, half),
    phone: createPhone(random),
    street: random.chance(0.3) ? from(streets) : '',
    place: from(places),
    headline: jobs[0]?.title ?? '',
    summary: from(summaries),
    jobs,
    degrees: random.sample(takeHalf(degrees, half), 1 + random.int(2)).map((degree, index) => ({
      degree,
      school: from(schools),
      year: (jobs.at(-1)?.start.year ?? 2010) - 1 - 3 * index,
    })),
    certificates: random.sample(takeHalf(certificates, half), 2 + random.int(2)),
    skills: random.sample(takeHalf(skills, half), 6),
  };
}

function createJobs(random: Random, half: Half): Job[] {
  const count = 2 + random.int(3);
  const names = random.sample(takeHalf(employers, half), count);
  const roles = random.sample(takeHalf(titles, half), count);
  let year = 2025;
  return names.map((employer, index) => {
    const isCurrent = index === 0 && random.chance(0.6);
    const end = { year, month: 1 + random.int(12) };
    const start = { year: year - 1 - random.int(4), month: 1 + random.int(12) };
    year = start.year - (random.chance(0.5) ? 0 : 1);
    return {
      title: roles[index] ?? '',
      employer,
      place: random.pick(takeHalf(places, half)),
      start,
      end: isCurrent ? undefined : end.year === start.year ? { year: end.year, month: 12 } : end,
      duties: random.sample(takeHalf(duties, half), 2 + random.int(2)),
    };
  });
}

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\P{ASCII}/gu, '')
    .toLowerCase();

function createEmail(random: Random, given: string, surname: string, half: Half): string {
  const [first = '', last = ''] = [given, surname].map((name) => fold(name).replace(/[^a-z]/g, ''));
  const local = random.pick([
    `${first}.${last}`,
    `${first}.${last}`,
    `${first}${last}`,
    `${first}_${last}${10 + random.int(80)}`,
    `${first.charAt(0)}${last}`,
    `${last}.${first}`,
    `${last}${first.charAt(0)}`,
    `${first}${1970 + random.int(35)}`,
    random.pick(takeHalf(unrelatedEmails, half)),
  ]);
  return `${local}@${random.pick(takeHalf(emailDomains, half))}`;
}

/** Groups with plain and typographic separators: non-breaking hyphen, minus sign, figure dash, no-break space. */
function createPhone(random: Random): string {
  const digits = (count: number): string => Array.from({ length: count }, () => random.int(10)).join('');
  const [area, exchange, line] = [`${2 + random.int(7)}${digits(2)}`, '555', `01${digits(2)}`];
  const dash = random.pick(['-', '-', '.', ' ', '\u2011', '\u2212', '\u2010', '\u2013', '\u2012', '\u00a0']);
  return random.pick([
    `(${area}) ${exchange}${dash}${line}`,
    `${area}${dash}${exchange}${dash}${line}`,
    `+1 ${area}${dash}${exchange}${dash}${line}`,
    `1${dash}${area}${dash}${exchange}${dash}${line}`,
    `(${area})${exchange}${dash}${line}`,
  ]);
}
