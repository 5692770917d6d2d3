import { readFileSync } from 'node:fs';
import { familyNames, givenNames } from '#server/db/demo/content/names.ts';
import { degrees, formerEmployers, schools } from '#server/db/demo/content/profile-texts.ts';
import { buildDocx, buildOdt, buildPdf, buildRtf } from '#server/testing/documents.ts';

export interface SentFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export interface Applicant {
  readonly name: string;
  readonly email: string;
}

/** A short résumé as a text file. */
export function writeTextResume({ name, email }: Applicant, fileName = `${email}.txt`): SentFile {
  const lines = [name, 'Data Analyst', 'Portland, OR', email, '', 'Skills', 'SQL, Python'];
  return { name: fileName, mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) };
}

const fixtures = [
  'e2e/fixtures/new-grad.odt',
  // The same person again.
  'e2e/fixtures/new-grad.utf8.txt',
  'e2e/fixtures/senior-engineer.docx',
  'server/features/resumes/fixtures/career-changer.twocol.pdf',
  // A real résumé, from which its publisher removed the name and the contact.
  'e2e/fixtures/accountant-21853199.pdf',
];

/** The résumés of the fixtures. */
export function readFixtureResumes(): SentFile[] {
  return fixtures.map((path) => ({
    name: path.split('/').at(-1) ?? path,
    mimeType: 'application/octet-stream',
    buffer: readFileSync(path),
  }));
}

const formats: readonly (readonly [extension: string, build: (text: string) => Buffer])[] = [
  ['docx', buildDocx],
  ['odt', buildOdt],
  ['rtf', buildRtf],
  ['txt', (text) => Buffer.from(text)],
  ['pdf', (text) => buildPdf(text.split('\n').map((line, index) => ({ x: 60, y: 740 - index * 16, text: line })))],
];

const jobs = ['Data Analyst', 'Bookkeeper', 'Archivist', 'Quality Tester', 'Warehouse Clerk', 'Lab Technician'];
const skills = [
  'SQL, Python, Excel',
  'Bookkeeping, Excel',
  'Cataloging, Metadata',
  'Testing, Jira',
  'Inventory, Packing',
];

/** Résumés of fictional people in all formats, from the texts of the demo. `run` makes their addresses unique. */
export function writeDemoResumes(run: string, count: number): SentFile[] {
  // Standard fonts of PDF files don't have all letters.
  const givenOf = givenNames.filter((name) => /^[A-Za-z]+$/.test(name));
  const familyOf = familyNames.filter((name) => /^[A-Za-z]+$/.test(name));
  return Array.from({ length: count }, (_, index) => {
    const pick = <T>(values: readonly T[], step = 1) => values[(index * step) % values.length] as T;
    const name = `${pick(givenOf)} ${pick(familyOf, 3)}`;
    const job = pick(jobs);
    const lines = [
      ...[name, job, 'Portland, OR', `${name.toLowerCase().replace(' ', '.')}.${index}.${run}@example.com`],
      ...['', 'Experience', `${job}, ${pick(formerEmployers)}`, '2019 - 2024', 'I sorted, checked, and wrote notes.'],
      ...['', 'Education', `${degrees[2]}, ${pick(schools.college)}`, '2017 - 2019', '', 'Skills', pick(skills)],
    ];
    const [extension, build] = pick(formats);
    const buffer = build(lines.join('\n').replaceAll('’', "'"));
    return { name: `${name}.${extension}`, mimeType: 'application/octet-stream', buffer };
  });
}
