import { findKnownSkills } from '#domain/features/resumes/fields/known-skills.ts';

/** Labels of known skills in a job's text, in order, at most 25. */
export function findSkillsInText(text: string, find: (text: string) => string | undefined): string[] {
  const lines = text
    .split(/\n|(?<=[.;:•])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && !isAllCaps(sentence))
    .map((sentence, at) => ({ number: at + 1, text: sentence, bullet: true, afterBlank: false }));
  const found = new Set(findKnownSkills(lines, find).map(({ value }) => value));
  return [...found].filter((skill) => !ignoredSkills.has(skill)).slice(0, 25);
}

/** In all-caps text every word looks like a name. */
function isAllCaps(sentence: string): boolean {
  return sentence === sentence.toUpperCase() && sentence.length > 12;
}

// Common words in announcements that match a skill label.
const ignoredSkills: ReadonlySet<string> = new Set([
  'Administrative',
  "Beginner's all-purpose symbolic instruction code BASIC",
  'E-Verify',
  'English Language',
  'Engineering and Technology',
  'Google',
  'Plan',
  'Proof of delivery POD software',
  'Provide information',
  'Science',
]);
