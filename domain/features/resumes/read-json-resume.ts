import { findDegree } from './fields/degrees.ts';
import { findRegion } from './fields/regions.ts';
import type { JsonResume } from './json-resume.ts';
import type { Found, ParsedEducation, ParsedExperience, ParsedResume } from './parsed-resume.ts';

/** Fields a person can check, and the lines they are shown on. */
export interface ReadJson {
  readonly text: string;
  readonly parsed: ParsedResume;
}

/** A résumé of structured data says what it says: nothing is guessed, and every field has its own lines of text. */
export function readJsonResume(resume: JsonResume): ReadJson {
  const page = newPage();
  const { basics } = resume;
  const single = (value: string) => (value === '' ? null : page.put(value, [value]));
  const one = (value: Text) => single(lineOf(value));
  const place = basics?.location;
  const region = lineOf(place?.region);
  const parsed: ParsedResume = {
    name: one(basics?.name),
    headline: one(basics?.label),
    email: one(basics?.email),
    phone: one(basics?.phone),
    city: one(place?.city),
    region: single(findRegion(region)?.region ?? region),
    country: single(/^[A-Za-z]{2}$/.test(lineOf(place?.countryCode)) ? lineOf(place?.countryCode).toUpperCase() : ''),
    links: [basics?.url, ...items(basics?.profiles).map(({ url }) => url)].flatMap((url) => one(url) ?? []),
    summary: single(basics?.summary ?? ''),
    ...readLists(resume, page),
  };
  return { text: page.text(), parsed };
}

type Text = string | null | undefined;
type Page = ReturnType<typeof newPage>;
type Lists = Pick<
  ParsedResume,
  'experience' | 'education' | 'certifications' | 'skills' | 'skill_levels' | 'languages'
>;

function readLists(resume: JsonResume, page: Page): Lists {
  return {
    experience: items(resume.work).flatMap((entry) => {
      const value = experienceOf(entry);
      const head = [value.title, value.employer, value.place].filter(Boolean).join(', ');
      return page.put(value, [head, timeOf(value), value.text]) ?? [];
    }),
    education: items(resume.education).flatMap((entry) => {
      const value = educationOf(entry);
      return page.put(value, [value.degree, value.field, value.school, timeOf(value)]) ?? [];
    }),
    certifications: items(resume.certificates).flatMap((entry) => {
      const value = { name: lineOf(entry.name), issuer: lineOf(entry.issuer), date: monthOf(entry.date) };
      return (value.name && page.put(value, [[value.name, value.issuer].filter(Boolean).join(', ')])) || [];
    }),
    skills: unique(items(resume.skills).flatMap(skillsOf)).flatMap((skill) => page.put(skill, [skill]) ?? []),
    skill_levels: items(resume.skills).flatMap((entry) => {
      const level = lineOf(entry.level);
      return level === '' ? [] : skillsOf(entry).map((skill) => ({ skill, level }));
    }),
    languages: items(resume.languages).flatMap((entry) => {
      const value = { name: lineOf(entry.language), level: lineOf(entry.fluency) };
      return (value.name && page.put(value, [[value.name, value.level].filter(Boolean).join(', ')])) || [];
    }),
  };
}

type Item<K extends keyof JsonResume> = NonNullable<NonNullable<JsonResume[K]>[keyof JsonResume[K] & number]>;

function experienceOf(entry: Item<'work'>): ParsedExperience {
  const end = monthOf(entry.endDate);
  const deeds = items(entry.highlights)
    .filter(Boolean)
    .map((deed) => `• ${deed}`);
  return {
    title: lineOf(entry.position),
    employer: lineOf(entry.name),
    place: lineOf(entry.location),
    start: monthOf(entry.startDate),
    end,
    current: end === '',
    text: [entry.summary ?? '', ...deeds].filter(Boolean).join('\n'),
  };
}

function educationOf(entry: Item<'education'>): ParsedEducation {
  const degree = lineOf(entry.studyType);
  return {
    level: findDegree(degree)?.level ?? null,
    degree,
    field: lineOf(entry.area),
    school: lineOf(entry.institution),
    start: monthOf(entry.startDate),
    end: monthOf(entry.endDate),
  };
}

/** A group of skills is a heading; what it holds are the skills. */
function skillsOf({ name, keywords }: Item<'skills'>): string[] {
  const held = items(keywords).map(lineOf).filter(Boolean);
  return held.length > 0 ? held : [lineOf(name)].filter(Boolean);
}

/** Collects the lines of the text; each thing is put down once and knows its lines. */
function newPage() {
  const lines: string[] = [];
  return {
    /** Null when there is nothing to write. */
    put<T>(value: T, texts: readonly string[]): Found<T> | null {
      const written = texts.filter((text) => text !== '').flatMap((text) => text.split('\n'));
      if (written.length === 0) return null;
      const from = lines.length + 1;
      lines.push(...written);
      return { value, confidence: 1, lines: { from, to: lines.length } };
    },
    text: () => lines.join('\n'),
  };
}

function items<T>(list: readonly (T | null | undefined)[] | null | undefined): T[] {
  return (list ?? []).flatMap((item) => item ?? []) as T[];
}

function lineOf(text: Text): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

function monthOf(date: Text): string {
  return (date ?? '').slice(0, 7);
}

function timeOf({ start, end }: { start: string; end: string }): string {
  return [start, end].filter(Boolean).join(' – ');
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}
