import type { SkillLookups } from '#domain/features/resumes/lookups.ts';
import type { Extracted, ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import type { Line } from '#domain/features/resumes/text/lines.ts';
import { splitCommas, trimSeparators } from '#domain/features/resumes/text/separators.ts';
import { unwrap } from '#domain/features/resumes/text/unwrap.ts';

/** Skills from their own section, as written, then skills in running text. */
export function readSkills(
  listed: readonly Line[],
  runningText: readonly Line[],
  lookups: SkillLookups,
): ParsedResume['skills'] {
  const { findSkill = () => undefined, readSkills: readText = () => [] } = lookups;
  const fromLists = unwrap(listed).flatMap(({ text, lines }) =>
    splitSkills(text).map((value) => ({ value, confidence: findSkill(value) ? 0.95 : 0.75, lines })),
  );
  const fromText = limitLength(runningText.filter(isRunningText)).flatMap(({ text, number }) =>
    readText(text.slice(0, maxTextLength)).map((skill) => ({
      value: skill.text,
      confidence: Math.round(skill.confidence * textWeight * 100) / 100,
      lines: { from: number, to: number },
    })),
  );
  return removeDuplicates([...fromLists, ...fromText], findSkill).slice(0, 100);
}

const maxTextLength = 600;
/** About seven full pages, to bound the work. */
const maxTotalLength = 20_000;
/** What a person lists as skills is more certain. */
const textWeight = 0.75;

function limitLength(lines: readonly Line[]): readonly Line[] {
  let total = 0;
  const end = lines.findIndex(({ text }) => {
    total += Math.min(text.length, maxTextLength);
    return total > maxTotalLength;
  });
  return end < 0 ? lines : lines.slice(0, end);
}

/** Excludes headers, since employers and titles can match a skill. */
function isRunningText({ text, bullet }: Line): boolean {
  return bullet || text.length > 80 || /[.;]$/.test(text);
}

const separator = /[,;|•·●\t¦、]/;

function splitSkills(text: string): string[] {
  const list = text
    .replace(groupName, '')
    .replace(/\s{3,}/g, ' | ')
    .replace(/\.$/, '');
  return splitCommas(list, separator).map(toSkillName).filter(isSkill);
}

/** The group before the colon: "Programming languages: Go, Rust". */
const groupName = /^[^:,;]{2,50}:\s+/;

/** Removes the level in brackets or after a dash: "Python (advanced)", "Excel - 5 years". */
function toSkillName(text: string): string {
  return trimSeparators(
    removeBracketedLevel(text.replace(/^(?:and|et|y|or|including)\s+/i, '')).replace(
      /\s+[-–—:]\s+(?:expert|advanced|intermediate|beginner|basic|proficient|fluent|\d).*$/i,
      '',
    ),
  );
}

const bracketedLevel =
  /year|yr|an|año|expert|advanced|intermediate|beginner|basic|proficient|avancé|débutant|avanzado|básico/i;

/** Not one regular expression, which would take cubic time on a text of open brackets. */
function removeBracketedLevel(text: string): string {
  for (let open = text.indexOf('('); open >= 0; ) {
    const close = text.indexOf(')', open);
    if (close < 0) return text;
    if (bracketedLevel.test(text.slice(open, close))) return text.slice(0, open).trimEnd() + text.slice(close + 1);
    open = text.indexOf('(', close);
  }
  return text;
}

/** A longer text is a sentence about a skill. */
function isSkill(name: string): boolean {
  return /\p{L}/u.test(name) && name.length <= 60 && name.split(' ').length <= 6;
}

/** Different spellings of a known skill count as one. */
function removeDuplicates(
  skills: Extracted<string>[],
  findSkill: (text: string) => string | undefined,
): Extracted<string>[] {
  const seen = new Set<string>();
  return skills.filter(({ value }) => {
    const key = (findSkill(value) ?? value).toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
