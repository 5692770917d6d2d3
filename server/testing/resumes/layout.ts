import type { Job, Month, Person } from './person.ts';
import type { Random } from './random.ts';

/** How one document writes its dates, positions and contact data; the same in the whole document. */
export interface Layout {
  readonly name: (person: Person) => string[];
  readonly contact: (person: Person) => string[];
  readonly header: (job: Job) => string[];
  readonly headings: Headings;
}

/** Headings of the sections, in the document's language. */
export interface Headings {
  readonly summary: string;
  readonly experience: string;
  readonly education: string;
  readonly skills: string;
  readonly certificates: string;
}

const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];
const pad = (month: number): string => String(month).padStart(2, '0');
const monthName = ({ month }: Month): string => monthNames[month - 1] ?? '';

const dateForms: readonly ((month: Month) => string)[] = [
  (date) => `${monthName(date).slice(0, 3)} ${date.year}`,
  (date) => `${monthName(date)} ${date.year}`,
  (date) => `${pad(date.month)}/${date.year}`,
  (date) => `${monthName(date).slice(0, 3)}. ${date.year}`,
  (date) => `${date.year}-${pad(date.month)}`,
  (date) => `${monthName(date).slice(0, 3)} '${String(date.year).slice(2)}`,
];

/** "Jan 2020 – Present" in one of many spellings. */
export function pickDates(random: Random): (job: Pick<Job, 'start' | 'end'>) => string {
  const form = random.pick(dateForms);
  const dash = random.pick([' – ', ' - ', '–', ' to ', ' — ', ' \u2212 ']);
  const present = random.pick(['Present', 'present', 'Current', 'Now']);
  return ({ start, end }) => `${form(start)}${dash}${end ? form(end) : present}`;
}

/** The lines above the duties; `orders` is a list of templates of the parts T, E, P and D, one a line. */
export function fillHeader(lines: readonly string[], dates: (job: Job) => string): (job: Job) => string[] {
  return (job) => {
    const parts: Readonly<Record<string, string>> = { T: job.title, E: job.employer, P: job.place, D: dates(job) };
    return lines.map((line) => line.replace(/\b[TEPD]\b/g, (part) => parts[part] ?? ''));
  };
}

/** Titles with a comma are ambiguous next to other commas, so these orders use other separators. */
export const separatedOrders: readonly (readonly string[])[] = [
  ['T', 'E, P   D'],
  ['E, P', 'T   D'],
  ['T | E | P | D'],
  ['D', 'T', 'E, P'],
  ['T', 'E', 'P | D'],
  ['E', 'T', 'D'],
  ['T at E (D)'],
  ['E – T', 'P, D'],
  ['T', 'E', 'D', 'P'],
  ['E   P', 'T   D'],
  ['E — P', 'T', 'D'],
  ['T   D', 'E   P'],
  ['E | P   D', 'T'],
];

export const commaOrders: readonly (readonly string[])[] = [
  ['E, P, T', 'D'],
  ['T, E, P', 'D'],
  ['E, P, T, D'],
  ['T, E, P (D)'],
  ['T, P, E', 'D'],
  ['P, E, T', 'D'],
  ['D: T, E, P'],
  ['D   E, P, T'],
  ['E, T, P', 'D'],
  ['E, T, P   D'],
];

export const englishHeadings: readonly Headings[] = [
  {
    summary: 'Summary',
    experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
    certificates: 'Certifications',
  },
  {
    summary: 'PROFESSIONAL SUMMARY',
    experience: 'WORK EXPERIENCE',
    education: 'EDUCATION',
    skills: 'TECHNICAL SKILLS',
    certificates: 'LICENSES & CERTIFICATIONS',
  },
  {
    summary: 'About Me',
    experience: 'Employment History',
    education: 'Education and Training',
    skills: 'Key Skills:',
    certificates: 'Certificates',
  },
  {
    summary: 'Profile',
    experience: 'Professional Experience',
    education: 'Academic Background',
    skills: 'Core Competencies',
    certificates: 'Licenses and Certificates',
  },
];

/** The name with its additions, in one line. */
export function writeName(person: Person): string {
  const { given, surname, nickname } = person;
  const name = nickname === '' ? `${given} ${surname}` : `${given} “${nickname}” ${surname}`;
  const titled = person.credentials === '' ? name : `${name}, ${person.credentials}`;
  return person.pronouns === '' ? titled : `${titled} (${person.pronouns})`;
}

/** Contact lines with a separator, labels or one value a line. */
export function pickContact(random: Random): (person: Person) => string[] {
  const separator = random.pick([' | ', ' • ', '   ', ' · ', ' / ', ', ']);
  const style = random.int(4);
  return ({ email, phone, place, street }) => {
    const address = street === '' ? [place] : [`${street}, ${place} 02110`];
    if (style === 0) return [[...address, phone, email].join(separator)];
    if (style === 1) return [...address, [phone, email].join(separator)];
    if (style === 2) return [`Phone: ${phone}`, `Email: ${email}`, ...address];
    return [...address, phone, email];
  };
}

export interface Section {
  readonly heading: string;
  readonly lines: readonly SectionLine[];
}

export interface SectionLine {
  readonly text: string;
  readonly kind: 'header' | 'bullet' | 'text';
  /** The first line of a position. */
  readonly startsEntry?: boolean;
}

/** The sections of a résumé in the order of the layout. */
export function writeSections(person: Person, layout: Layout, random: Random): Section[] {
  const { headings, header } = layout;
  const asText = (text: string): SectionLine => ({ text, kind: 'text' });
  const experience = person.jobs.flatMap((job) => [
    ...header(job).map((text, index): SectionLine => ({ text, kind: 'header', startsEntry: index === 0 })),
    ...job.duties.map((text): SectionLine => ({ text, kind: 'bullet' })),
  ]);
  const education = person.degrees.flatMap(({ degree, school, year }) =>
    random.chance(0.5) ? [asText(`${degree}, ${school}, ${year}`)] : [asText(degree), asText(`${school}   ${year}`)],
  );
  const sections = [
    { heading: headings.experience, lines: experience },
    { heading: headings.education, lines: education },
    { heading: headings.certificates, lines: person.certificates.map(asText) },
    { heading: headings.skills, lines: [asText(person.skills.join(', '))] },
  ];
  const ordered = random.chance(0.3) ? [...sections.slice(1), ...sections.slice(0, 1)] : sections;
  return random.chance(0.7) ? [{ heading: headings.summary, lines: [asText(person.summary)] }, ...ordered] : ordered;
}
