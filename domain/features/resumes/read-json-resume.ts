import { findDegree } from './fields/degrees.ts';
import { findRegion } from './fields/person/regions.ts';
import type { JsonResume } from './json-resume.ts';
import type { Extracted, ParsedEducation, ParsedExperience, ParsedResume } from './parsed-resume.ts';

/** The parsed fields, and the text their line ranges refer to. */
export interface ParsedJsonResume {
  readonly text: string;
  readonly parsed: ParsedResume;
}

/** Converts a JSON Resume to parsed fields with full confidence, and to text in which every field has its own lines. */
export function readJsonResume(resume: JsonResume): ParsedJsonResume {
  const builder = createTextBuilder();
  const { basics } = resume;
  const addText = (value: string) => (value === '' ? null : builder.add(value, [value]));
  const addLine = (value: Text) => addText(toLine(value));
  const location = basics?.location;
  const region = toLine(location?.region);
  const parsed: ParsedResume = {
    name: addLine(basics?.name),
    headline: addLine(basics?.label),
    email: addLine(basics?.email),
    phone: addLine(basics?.phone),
    city: addLine(location?.city),
    region: addText(findRegion(region)?.region ?? region),
    country: addText(
      /^[A-Za-z]{2}$/.test(toLine(location?.countryCode)) ? toLine(location?.countryCode).toUpperCase() : '',
    ),
    links: [basics?.url, ...compact(basics?.profiles).map(({ url }) => url)].flatMap((url) => addLine(url) ?? []),
    summary: addText(basics?.summary ?? ''),
    ...readLists(resume, builder),
  };
  return { text: builder.text(), parsed };
}

type Text = string | null | undefined;
type TextBuilder = ReturnType<typeof createTextBuilder>;
type Lists = Pick<
  ParsedResume,
  'experience' | 'education' | 'certifications' | 'skills' | 'skill_levels' | 'languages'
>;

function readLists(resume: JsonResume, builder: TextBuilder): Lists {
  return {
    experience: compact(resume.work).flatMap((entry) => {
      const value = readExperience(entry);
      const head = [value.title, value.employer, value.place].filter(Boolean).join(', ');
      return builder.add(value, [head, formatPeriod(value), value.text]) ?? [];
    }),
    education: compact(resume.education).flatMap((entry) => {
      const value = readEducation(entry);
      return builder.add(value, [value.degree, value.field, value.school, formatPeriod(value)]) ?? [];
    }),
    certifications: compact(resume.certificates).flatMap((entry) => {
      const value = { name: toLine(entry.name), issuer: toLine(entry.issuer), date: toMonth(entry.date) };
      return (value.name && builder.add(value, [[value.name, value.issuer].filter(Boolean).join(', ')])) || [];
    }),
    skills: unique(compact(resume.skills).flatMap(listSkills)).flatMap((skill) => builder.add(skill, [skill]) ?? []),
    skill_levels: compact(resume.skills).flatMap((entry) => {
      const level = toLine(entry.level);
      return level === '' ? [] : listSkills(entry).map((skill) => ({ skill, level }));
    }),
    languages: compact(resume.languages).flatMap((entry) => {
      const value = { name: toLine(entry.language), level: toLine(entry.fluency) };
      return (value.name && builder.add(value, [[value.name, value.level].filter(Boolean).join(', ')])) || [];
    }),
  };
}

type Item<K extends keyof JsonResume> = NonNullable<NonNullable<JsonResume[K]>[keyof JsonResume[K] & number]>;

function readExperience(entry: Item<'work'>): ParsedExperience {
  const end = toMonth(entry.endDate);
  const bullets = compact(entry.highlights)
    .filter(Boolean)
    .map((highlight) => `• ${highlight}`);
  return {
    title: toLine(entry.position),
    employer: toLine(entry.name),
    place: toLine(entry.location),
    start: toMonth(entry.startDate),
    end,
    current: end === '',
    text: [entry.summary ?? '', ...bullets].filter(Boolean).join('\n'),
  };
}

function readEducation(entry: Item<'education'>): ParsedEducation {
  const degree = toLine(entry.studyType);
  return {
    level: findDegree(degree)?.level ?? null,
    degree,
    field: toLine(entry.area),
    school: toLine(entry.institution),
    start: toMonth(entry.startDate),
    end: toMonth(entry.endDate),
  };
}

/** The keywords of a skill group, or its name if it has none. */
function listSkills({ name, keywords }: Item<'skills'>): string[] {
  const keywordsInGroup = compact(keywords).map(toLine).filter(Boolean);
  return keywordsInGroup.length > 0 ? keywordsInGroup : [toLine(name)].filter(Boolean);
}

/** Collects lines of text and returns each value with its line range. */
function createTextBuilder() {
  const lines: string[] = [];
  return {
    /** Null if all texts are empty. */
    add<T>(value: T, texts: readonly string[]): Extracted<T> | null {
      const written = texts.filter((text) => text !== '').flatMap((text) => text.split('\n'));
      if (written.length === 0) return null;
      const from = lines.length + 1;
      lines.push(...written);
      return { value, confidence: 1, lines: { from, to: lines.length } };
    },
    text: () => lines.join('\n'),
  };
}

function compact<T>(list: readonly (T | null | undefined)[] | null | undefined): T[] {
  return (list ?? []).flatMap((item) => item ?? []) as T[];
}

function toLine(text: Text): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

function toMonth(date: Text): string {
  return (date ?? '').slice(0, 7);
}

function formatPeriod({ start, end }: { start: string; end: string }): string {
  return [start, end].filter(Boolean).join(' – ');
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
