import { knownSkills } from '#domain/features/resumes/fields/known-skills.ts';

/** Labels of known skills that a job's texts name, in the order in which they come, at most 25. */
export function skillsInText(text: string, find: (words: string) => string | undefined): string[] {
  const lines = text
    .split(/\n|(?<=[.;:•])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && !isShouted(sentence))
    .map((sentence, at) => ({ number: at + 1, text: sentence, bullet: true, afterBlank: false }));
  const found = new Set(knownSkills(lines, find).map(({ value }) => value));
  return [...found].filter((skill) => !neverAsked.has(skill)).slice(0, 25);
}

/** In capitals throughout, every word looks like a name. */
function isShouted(sentence: string): boolean {
  return sentence === sentence.toUpperCase() && sentence.length > 12;
}

// Words of announcements that happen to be called like a skill.
const neverAsked: ReadonlySet<string> = new Set([
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
