import { buildOdt, buildRtf } from '#server/testing/documents.ts';
import { asianTemplates } from './asian-templates.ts';
import {
  commaOrders,
  englishHeadings,
  fillHeader,
  type Layout,
  pickContact,
  pickDates,
  separatedOrders,
  writeName,
  writeSections,
} from './layout.ts';
import { pdfTemplates } from './pdf-templates.ts';
import { createPerson, type Person } from './person.ts';
import { createRandom, type Half, type Random } from './random.ts';
import { type Resume, type Template, toResume } from './resume.ts';
import { romanceTemplates } from './romance-templates.ts';
import { type Block, buildWordFile } from './word-writer.ts';

/** Résumés with known content in the layouts and formats that people send. */
export const templates: readonly Template[] = [
  ...pdfTemplates,
  { name: 'Word, table header', build: buildTableHeader },
  { name: 'Word, blank lines', build: buildBlankLines },
  { name: 'Word, dates in a column', build: buildDateColumn },
  { name: 'text, lower case', build: buildLowerCase },
  { name: 'text, wrapped at 72', build: buildWrapped },
  { name: 'RTF, one-line headers', build: buildOneLineHeaders },
  { name: 'OpenDocument, surname first', build: buildSurnameFirst },
  { name: 'text, name on two lines', build: buildTwoLineName },
  ...romanceTemplates,
  ...asianTemplates,
];

/** The same for the same numbers. */
export function buildResume(template: Template, index: number, half: Half): Promise<Resume> {
  const seed = index * 131 + template.name.length * 17 + (half === 'test' ? 50_000 : 0);
  return template.build(createRandom(seed + 7), { seed, half });
}

function pickLayout(random: Random, orders: readonly (readonly string[])[] = separatedOrders): Layout {
  return {
    name: (person) => [writeName(person)],
    contact: pickContact(random),
    header: fillHeader(random.pick(orders), pickDates(random)),
    headings: random.pick(englishHeadings),
  };
}

function buildTableHeader(random: Random, { seed, half }: { seed: number; half: Half }): Promise<Resume> {
  const person = createPerson(seed, half);
  const layout = pickLayout(random);
  const name = [...layout.name(person), ...(random.chance(0.5) ? [person.headline] : [])];
  const blocks: Block[] = [
    { rows: [random.chance(0.5) ? [name, layout.contact(person)] : [layout.contact(person), name]] },
  ];
  for (const { heading, lines } of writeSections(person, layout, random)) {
    blocks.push('', heading);
    for (const { text, kind } of lines) blocks.push(kind === 'bullet' ? { item: text } : text);
  }
  return toResume(person, 'docx', buildWordFile(blocks));
}

/** An empty paragraph between all parts, also between the lines above the duties. */
function buildBlankLines(random: Random, { seed, half }: { seed: number; half: Half }): Promise<Resume> {
  const person = createPerson(seed, half);
  const layout = pickLayout(random);
  const blocks: Block[] = [...layout.name(person), ...layout.contact(person)].flatMap((line) => [line, '']);
  for (const { heading, lines } of writeSections(person, layout, random)) {
    blocks.push(heading, '');
    for (const { text, kind } of lines) blocks.push(...(kind === 'bullet' ? [{ item: text }] : [text, '']));
    blocks.push('');
  }
  return toResume(person, 'docx', buildWordFile(blocks));
}

/** A table with the dates in the left or right column. */
function buildDateColumn(random: Random, { seed, half }: { seed: number; half: Half }): Promise<Resume> {
  const person = createPerson(seed, half);
  const layout = pickLayout(random, [['T', 'E, P'], ['T, E'], ['E, P', 'T'], ['T | E | P'], ['E', 'T']]);
  const dates = pickDates(random);
  const isLeft = random.chance(0.6);
  const blocks: Block[] = [...layout.name(person), ...layout.contact(person)];
  for (const { heading, lines } of writeSections(person, { ...layout, header: () => [] }, random)) {
    blocks.push('', heading);
    if (heading !== layout.headings.experience) blocks.push(...lines.map(({ text }) => text));
    else
      blocks.push({
        rows: person.jobs.map((job) => {
          const cell = [...layout.header(job), ...job.duties];
          return isLeft ? [[dates(job)], cell] : [cell, [dates(job)]];
        }),
      });
  }
  return toResume(person, 'docx', buildWordFile(blocks));
}

function buildLowerCase(random: Random, { seed, half }: { seed: number; half: Half }): Promise<Resume> {
  const person = createPerson(seed, half);
  const layout = pickLayout(random, [...separatedOrders.slice(0, 4), ...commaOrders.slice(0, 2)]);
  const lines = [...layout.name({ ...person, credentials: '' }), ...layout.contact(person)];
  for (const section of writeSections(person, layout, random)) {
    lines.push('', section.heading.replace(/:$/, ''));
    for (const { text, kind, startsEntry } of section.lines) {
      if (startsEntry) lines.push('');
      lines.push(kind === 'bullet' ? `- ${text}` : text);
    }
  }
  return toResume(person, 'txt', Buffer.from(lines.join('\n').toLowerCase()));
}

function buildWrapped(random: Random, { seed, half }: { seed: number; half: Half }): Promise<Resume> {
  const person = createPerson(seed, half);
  const layout = pickLayout(random, [...separatedOrders, ...commaOrders]);
  const hasBullets = random.chance(0.5);
  const lines = [...layout.name(person), ...layout.contact(person)];
  for (const section of writeSections(person, layout, random)) {
    lines.push('', section.heading, '');
    for (const { text, kind, startsEntry } of section.lines) {
      if (startsEntry && lines.at(-1) !== '') lines.push('');
      if (kind === 'header') lines.push(text);
      else if (kind === 'bullet' && hasBullets) lines.push(...wrap(`* ${text}`, 72, '  '));
      else lines.push(...wrap(text, 72, ''));
    }
  }
  return toResume(person, 'txt', Buffer.from(lines.join('\r\n')));
}

function wrap(text: string, width: number, indent: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(last === undefined ? word : indent + word);
  }
  return lines;
}

function buildOneLineHeaders(random: Random, { seed, half }: { seed: number; half: Half }): Promise<Resume> {
  const person = createPerson(seed, half);
  return toResume(person, 'rtf', buildRtf(writePlain(person, pickLayout(random, commaOrders), random)));
}

function buildSurnameFirst(random: Random, { seed, half }: { seed: number; half: Half }): Promise<Resume> {
  const person = createPerson(seed, half);
  const isUpper = random.chance(0.3);
  const name = `${isUpper ? person.surname.toUpperCase() : person.surname}, ${person.given}`;
  const layout = { ...pickLayout(random), name: () => (random.chance(0.2) ? ['Resume', name] : [name]) };
  return toResume(person, 'odt', buildOdt(writePlain(person, layout, random)));
}

function buildTwoLineName(random: Random, { seed, half }: { seed: number; half: Half }): Promise<Resume> {
  const person = createPerson(seed, half);
  const words = random.chance(0.5)
    ? [person.given, person.surname]
    : [person.given.toUpperCase(), person.surname.toUpperCase()];
  const headline = random.chance(0.5) ? [person.headline] : [];
  const layout = { ...pickLayout(random), name: () => [...words, ...headline] };
  return toResume(person, 'txt', Buffer.from(writePlain(person, layout, random)));
}

function writePlain(person: Person, layout: Layout, random: Random): string {
  const lines = [...layout.name(person), ...layout.contact(person)];
  for (const section of writeSections(person, layout, random)) {
    lines.push('', section.heading);
    for (const { text, kind, startsEntry } of section.lines) {
      if (startsEntry) lines.push('');
      lines.push(kind === 'bullet' ? `• ${text}` : text);
    }
  }
  return lines.join('\n');
}
