import { readCertifications } from './fields/certifications.ts';
import { readEducation } from './fields/education.ts';
import { readExperience } from './fields/experience/experience.ts';
import { readLanguages } from './fields/languages.ts';
import { readContact } from './fields/person/contact.ts';
import { readIdentity } from './fields/person/identity.ts';
import { readResidence } from './fields/person/residence.ts';
import { readSkills } from './fields/skills.ts';
import type { ResumeLookups } from './lookups.ts';
import type { ParsedResume } from './parsed-resume.ts';
import { getLineRange, type Line, toLines } from './text/lines.ts';
import { capitalizeLines, isLowerCase } from './text/lower-case.ts';
import { getSectionLines, splitSections } from './text/sections.ts';

/** Parses the fields of a résumé from its text. Never throws; unreadable fields are null or omitted. */
export function parseResume(text: string, lookups: ResumeLookups = {}): ParsedResume {
  const written = toLines(text);
  const lines = isLowerCase(written) ? capitalizeLines(written) : written;
  const sections = splitSections(lines);
  const header = getSectionLines(sections, 'header');
  const top = [...header.slice(0, 15), ...getSectionLines(sections, 'contact')];
  const contact = readContact(top, lines);
  return {
    ...contact,
    ...readIdentity(top, lines, { email: contact.email?.value, lookups }),
    ...readResidence(top),
    summary: readSummary(getSectionLines(sections, 'summary')),
    skills: readSkills(
      getSectionLines(sections, 'skills'),
      getSectionLines(sections, 'summary', 'experience', 'other'),
      lookups,
    ),
    certifications: readCertifications(getSectionLines(sections, 'certifications'), lookups),
    education: readEducation(getSectionLines(sections, 'education'), lookups),
    experience: readExperience(getSectionLines(sections, 'experience'), lookups),
    languages: readLanguages(getSectionLines(sections, 'languages')),
  };
}

function readSummary(lines: readonly Line[]): ParsedResume['summary'] {
  if (lines.length === 0) return null;
  const value = lines
    .map(({ text, bullet }) => (bullet ? `\n${text}` : text))
    .join(' ')
    .trim();
  return { value: value.slice(0, 4000), confidence: 0.9, lines: getLineRange(lines) };
}
