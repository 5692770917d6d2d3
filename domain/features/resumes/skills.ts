import { knownSkills } from './known-skills.ts';
import type { Line } from './lines.ts';
import type { Lookups } from './lookups.ts';
import type { Found, ParsedResume } from './parsed-resume.ts';
import { splitCommas, trimmed } from './separators.ts';
import { unwrap } from './unwrap.ts';

/** Skills listed under their own headings, then known ones met in the running text. */
export function readSkills(listed: readonly Line[], told: readonly Line[], lookups: Lookups): ParsedResume['skills'] {
  const fromLists = unwrap(listed).flatMap((line) =>
    listedSkills(line.text, lookups).map(({ value, confidence }) => ({ value, confidence, lines: line.lines })),
  );
  const all = lookups.findSkill ? [...fromLists, ...knownSkills(told, lookups.findSkill)] : fromLists;
  return distinct(all).slice(0, 100);
}

const separator = /[,;|•·●\t¦、]/;

function listedSkills(text: string, lookups: Lookups): { value: string; confidence: number }[] {
  const list = text
    .replace(groupName, '')
    .replace(/\s{3,}/g, ' | ')
    .replace(/\.$/, '');
  return splitCommas(list, separator)
    .map(skillName)
    .filter(isSkill)
    .map((name) => {
      const known = lookups.findSkill?.(name);
      return { value: known ?? name, confidence: known ? 0.95 : 0.75 };
    });
}

/** "Programming languages: Go, Rust": what stands before the colon names the group. */
const groupName = /^[^:,;]{2,50}:\s+/;

/** Without the level in brackets or after a dash: "Python (advanced)", "Excel - 5 years". */
function skillName(text: string): string {
  return trimmed(
    text
      .replace(/^(?:and|et|y|or|including)\s+/i, '')
      .replace(
        /\s*\([^)]*(?:year|yr|an|año|expert|advanced|intermediate|beginner|basic|proficient|avancé|débutant|avanzado|básico)[^)]*\)/i,
        '',
      )
      .replace(/\s+[-–—:]\s+(?:expert|advanced|intermediate|beginner|basic|proficient|fluent|\d).*$/i, ''),
  );
}

/** Longer than this it is a sentence about a skill. */
function isSkill(name: string): boolean {
  return /\p{L}/u.test(name) && name.length <= 60 && name.split(' ').length <= 6;
}

function distinct(skills: Found<string>[]): Found<string>[] {
  const seen = new Set<string>();
  return skills.filter(({ value }) => {
    const key = value.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
