import type { Taxonomy } from '#domain/features/matching/taxonomy/taxonomy.ts';
import { readSkillsOf, type SkillOptions, type SkillReading, splitText } from '#domain/features/reading/read-skills.ts';
import { omitOwnAbbreviations } from '#domain/features/reading/terms/own-abbreviations.ts';
import { readJobType, readWorkMode } from '#domain/features/reading/terms/work-terms.ts';
import { excerpt } from '#domain/features/reading/text/excerpt.ts';
import type { Section } from '#domain/features/reading/text/sections.ts';
import type { Segment } from '#domain/features/reading/text/segments.ts';
import { readTitles } from '#domain/features/reading/titles/titles.ts';
import { readCertifications } from './certifications.ts';
import { readEducation } from './education.ts';
import { readIndustries } from './industries.ts';
import { readManagementLevel } from './management.ts';
import { isTool, selectSkills } from './posting-skills.ts';
import type { PostingTexts, ReadPhrase, ReadRequirements, ReadTerm, ReadValue } from './requirements.ts';
import { readYears } from './years.ts';

/** What a posting requires, read from its title and texts. Pure; takes time linear in the texts' length. */
export function readPosting(posting: PostingTexts, taxonomy: Taxonomy): ReadRequirements {
  const { title, texts, employer, department } = posting;
  const ignored = { ignoredNames: [employer, department] };
  const segments = sections.flatMap(([name, section]) => splitText(texts[name] ?? '', taxonomy, section));
  const skills = readPostingSkills(title, segments, taxonomy, ignored);
  const omitOwn = <T extends ReadTerm>(terms: readonly T[]) =>
    omitOwnAbbreviations(
      terms,
      sections.map(([name]) => texts[name] ?? ''),
      (id) => taxonomy.label(id) ?? '',
    );
  const certifications = omitOwn(readCertifications(title, segments, taxonomy));
  const education = readEducation(segments);
  const titles = readTitles(title, taxonomy);
  const names = [title, ...titles.map(({ id }) => taxonomy.label(id) ?? '')];
  const required = omitOwn(toTerms(skills.filter(({ isEssential }) => isEssential)));
  const asked = toTerms(certifications.filter(({ isEssential }) => isEssential));
  return {
    skills: selectSkills(required, names, taxonomy),
    niceSkills: without(omitOwn(toTerms(skills)), required),
    phrases: toPhrases(skills),
    certifications: asked,
    niceCertifications: without(toTerms(certifications), asked),
    titles,
    industries: readIndustries(posting, segments, taxonomy),
    education: education.asked,
    managementLevel: readManagementLevel(title, segments),
    years: readYears(segments),
    workMode: readWorkMode(title, segments),
    jobType: readJobType(title, segments),
    noneRequired: [...(education.none ? [education.none] : []), ...readNoCertification(segments)],
  };
}

/** Everyday words such as "Rust" are names of tools in a posting that names other tools for sure. */
function readPostingSkills(
  title: string,
  segments: readonly Segment[],
  taxonomy: Taxonomy,
  options: SkillOptions,
): SkillReading[] {
  const inTitle: Segment[] = [{ text: title, from: 0, section: 'requirements' }];
  const read = (each: SkillOptions) => [
    ...readSkillsOf(segments, taxonomy, each),
    ...readSkillsOf(inTitle, taxonomy, each).filter(isCertain),
  ];
  const skills = read(options);
  const tools = new Set(skills.flatMap(({ id }) => (id !== null && isTool(id, taxonomy) ? [id] : [])));
  return tools.size < minTools ? skills : read({ ...options, namesTools: true });
}

const minTools = 2;

/** The texts of a posting, with what each is about unless its headings say otherwise. */
const sections: readonly (readonly [keyof PostingTexts['texts'], Section])[] = [
  ['requirements', 'requirements'],
  ['responsibilities', 'duties'],
  ['description', 'unknown'],
];

/** A title has no room for common nouns such as "training" to be asked for. */
function isCertain({ id, evidence }: SkillReading): boolean {
  return id !== null && evidence.confidence >= 0.8;
}

/** One entry per term, with its best evidence, most certain first. */
function toTerms(readings: readonly { id: number | null; text: string; evidence: ReadTerm['evidence'] }[]): ReadTerm[] {
  const terms = new Map<number, ReadTerm>();
  for (const { id, text, evidence } of readings) {
    if (id === null) continue;
    const known = terms.get(id);
    if (!known || known.evidence.confidence < evidence.confidence) terms.set(id, { id, text, evidence });
  }
  return [...terms.values()].toSorted((a, b) => b.evidence.confidence - a.evidence.confidence);
}

const maxPhrases = 40;

/** Single words such as "Provide" say too little without their sentence. */
function isTelling(text: string): boolean {
  return /\s/.test(text) && !/\b(?:and|or)$/.test(text);
}

/** Competences in the posting's own words, each once. */
function toPhrases(readings: readonly SkillReading[]): ReadPhrase[] {
  const phrases = new Map<string, ReadPhrase>();
  for (const { id, text, evidence } of readings) {
    const key = text.toLowerCase();
    if (id === null && isTelling(text) && !phrases.has(key) && phrases.size < maxPhrases)
      phrases.set(key, { text, evidence });
  }
  return [...phrases.values()];
}

function without(terms: readonly ReadTerm[], others: readonly ReadTerm[]): ReadTerm[] {
  const ids = new Set(others.map(({ id }) => id));
  return terms.filter(({ id }) => !ids.has(id));
}

function readNoCertification(segments: readonly Segment[]): ReadValue<'Certifications'>[] {
  const found = segments.find(({ text }) => noCertification.test(text));
  return found
    ? [
        {
          value: 'Certifications',
          evidence: { sentence: excerpt(found.text, found.text.search(noCertification)), confidence: 0.9 },
        },
      ]
    : [];
}

const noCertification =
  /\bno (?:licen[sc]es?|certifications?|certificates?)(?: or (?:licen[sc]es?|certifications?))?(?: is| are)? (?:required|needed|necessary)\b/i;
