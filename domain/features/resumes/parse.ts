import { readCertifications } from './fields/certifications.ts';
import { readContact } from './fields/contact.ts';
import { readEducation } from './fields/education.ts';
import { readExperience } from './fields/experience.ts';
import { readIdentity } from './fields/identity.ts';
import { readLanguages } from './fields/languages.ts';
import { readResidence } from './fields/residence.ts';
import { readSkills } from './fields/skills.ts';
import type { Lookups } from './lookups.ts';
import type { ParsedResume } from './parsed-resume.ts';
import { type Line, lineRange, toLines } from './text/lines.ts';
import { linesOf, splitSections } from './text/sections.ts';

/** Reads the fields of a résumé from its text. Never throws; what cannot be read is null or left out. */
export function parseResume(text: string, lookups: Lookups = {}): ParsedResume {
  const lines = toLines(text);
  const sections = splitSections(lines);
  const header = linesOf(sections, 'header');
  const top = [...header.slice(0, 15), ...linesOf(sections, 'contact')];
  const contact = readContact(top, lines);
  return {
    ...contact,
    ...readIdentity(header, lines, contact.email?.value),
    ...readResidence(top),
    summary: readSummary(linesOf(sections, 'summary')),
    skills: readSkills(linesOf(sections, 'skills'), linesOf(sections, 'summary', 'experience', 'other'), lookups),
    certifications: readCertifications(linesOf(sections, 'certifications'), lookups),
    education: readEducation(linesOf(sections, 'education')),
    experience: readExperience(linesOf(sections, 'experience')),
    languages: readLanguages(linesOf(sections, 'languages')),
  };
}

function readSummary(lines: readonly Line[]): ParsedResume['summary'] {
  if (lines.length === 0) return null;
  const value = lines
    .map(({ text, bullet }) => (bullet ? `\n${text}` : text))
    .join(' ')
    .trim();
  return { value: value.slice(0, 4000), confidence: 0.9, lines: lineRange(lines) };
}
