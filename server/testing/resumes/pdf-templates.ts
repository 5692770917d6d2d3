import {
  commaOrders,
  englishHeadings,
  fillHeader,
  type Layout,
  writeSections as listSections,
  pickContact,
  pickDates,
  type Section,
  separatedOrders,
  writeName,
} from './layout.ts';
import { buildPdfDocument, type Column, type Document, toStandardCharacters, writeSections } from './pdf-writer.ts';
import { createPerson, type Person } from './person.ts';
import type { Half, Random } from './random.ts';
import { type Resume, type Template, toResume } from './resume.ts';

export const pdfTemplates: readonly Template[] = [
  { name: 'PDF, one column', build: buildOneColumn },
  { name: 'PDF, sidebar', build: buildSidebar },
  { name: 'PDF, name over two columns', build: buildNameOverColumns },
  { name: 'PDF, letter-spaced', build: buildLetterSpaced },
  { name: 'PDF, filled form', build: buildForm },
];

interface Choice {
  readonly seed: number;
  readonly half: Half;
}

function pickLayout(random: Random, orders: readonly (readonly string[])[]): Layout {
  return {
    name: (person) => [writeName(person)],
    contact: pickContact(random),
    header: fillHeader(random.pick(orders), pickDates(random)),
    headings: random.pick(englishHeadings),
  };
}

const page = { left: 54, width: 504 } as const;

function pickColumn(random: Random): Column {
  const [font = 'Helvetica', boldFont = 'Helvetica-Bold'] = random.pick([
    ['Helvetica', 'Helvetica-Bold'],
    ['Times-Roman', 'Times-Bold'],
  ]);
  return { x: page.left, width: page.width, font, boldFont, headingSpacing: 0, size: random.pick([9.5, 10, 11]) };
}

function writeTop(doc: Document, lines: readonly string[], align: 'left' | 'center' | 'right', size: number): void {
  for (const line of lines) {
    doc.fontSize(size).text(toStandardCharacters(line), page.left, doc.y, { width: page.width, align });
  }
}

function buildOneColumn(random: Random, { seed, half }: Choice): Promise<Resume> {
  const person = createPerson(seed, half);
  const layout = pickLayout(random, [...separatedOrders, ...commaOrders]);
  const column = pickColumn(random);
  const align = random.pick(['left', 'center', 'right'] as const);
  const [name = ''] = layout.name(person);
  const bytes = buildPdfDocument((doc) => {
    doc.font(column.boldFont);
    writeTop(doc, [random.chance(0.4) ? name.toUpperCase() : name], align, 20);
    doc.font(column.font);
    if (random.chance(0.5)) writeTop(doc, [person.headline], align, 12);
    writeTop(doc, layout.contact(person), align, 10);
    writeSections(doc, listSections(person, layout, random), column);
  }, column.font);
  return toResume(person, 'pdf', bytes);
}

/** Contact, skills and certificates in a narrow column on one side. */
function buildSidebar(random: Random, { seed, half }: Choice): Promise<Resume> {
  const person = createPerson(seed, half);
  const layout = pickLayout(random, separatedOrders);
  const side = random.pick(['left', 'right'] as const);
  const narrow = { ...pickColumn(random), x: side === 'left' ? 40 : 410, width: 150, size: 9 };
  const wide = { ...narrow, x: side === 'left' ? 215 : 40, width: 345 };
  const { sidebar, main } = splitSections(person, layout, random);
  const nameInMain = random.chance(0.5);
  const bytes = buildPdfDocument((doc) => {
    const top = doc.y;
    const writeNameIn = (column: Column): void => {
      doc.font(column.boldFont).fontSize(18);
      doc.text(toStandardCharacters(writeName(person)), column.x, top, { width: column.width });
    };
    if (!nameInMain) writeNameIn(narrow);
    else doc.text('', narrow.x, top);
    writeSections(doc, sidebar, narrow);
    doc.switchToPage(0);
    doc.y = top;
    if (nameInMain) writeNameIn(wide);
    else doc.text('', wide.x, top);
    writeSections(doc, main, wide);
  }, narrow.font);
  return toResume(person, 'pdf', bytes);
}

function splitSections(person: Person, layout: Layout, random: Random): { sidebar: Section[]; main: Section[] } {
  const { headings } = layout;
  const sections = listSections(person, layout, random);
  const isNarrow = ({ heading }: Section): boolean => heading === headings.skills || heading === headings.certificates;
  const asLine = (text: string) => ({ text, kind: 'text' as const });
  const contact = {
    heading: random.pick(['Contact', 'CONTACT', 'Contact Information']),
    lines: [person.phone, person.email, person.place].map(asLine),
  };
  const oneByOne = { heading: headings.skills, lines: person.skills.map(asLine) };
  const others = sections.filter(isNarrow).map((each) => (each.heading === headings.skills ? oneByOne : each));
  return { sidebar: [contact, ...others], main: sections.filter((section) => !isNarrow(section)) };
}

function buildNameOverColumns(random: Random, { seed, half }: Choice): Promise<Resume> {
  const person = createPerson(seed, half);
  const layout = pickLayout(random, separatedOrders);
  const left = { ...pickColumn(random), x: 40, width: 190, size: 9, headingSpacing: random.pick([0, 3]) };
  const right = { ...left, x: 260, width: 310 };
  const { sidebar, main } = splitSections(person, layout, random);
  const bytes = buildPdfDocument((doc) => {
    doc.font(left.boldFont);
    writeTop(doc, [writeName(person)], 'center', 22);
    doc.font(left.font);
    if (random.chance(0.5)) writeTop(doc, [person.headline], 'center', 12);
    const top = doc.y;
    writeSections(doc, sidebar, left);
    doc.switchToPage(0);
    doc.y = top;
    writeSections(doc, main, right);
  }, left.font);
  return toResume(person, 'pdf', bytes);
}

/** Name and headings with space between the letters, as characters or as a setting of the font. */
function buildLetterSpaced(random: Random, { seed, half }: Choice): Promise<Resume> {
  const person = createPerson(seed, half);
  const layout = pickLayout(random, separatedOrders);
  const withSpaces = random.chance(0.5);
  const isUpper = random.chance(0.7);
  const toHeading = (text: string): string => {
    const cased = isUpper ? text.toUpperCase() : text;
    return withSpaces ? [...cased].join(' ') : cased;
  };
  const headingSpacing = withSpaces ? 0 : random.pick([2, 4, 6]);
  const column = { ...pickColumn(random), headingSpacing };
  const align = random.pick(['left', 'center'] as const);
  const bytes = buildPdfDocument((doc) => {
    const name = toStandardCharacters(toHeading(`${person.given} ${person.surname}`));
    doc.font(column.boldFont).fontSize(20);
    doc.text(name, page.left, doc.y, { width: page.width, align, characterSpacing: headingSpacing });
    doc.font(column.font);
    writeTop(doc, layout.contact(person), align, 10);
    const sections = listSections(person, layout, random);
    writeSections(
      doc,
      sections.map((section) => ({ ...section, heading: toHeading(section.heading) })),
      column,
    );
  }, column.font);
  return toResume(person, 'pdf', bytes);
}

/** Labels on the page, and the answers in form fields. */
function buildForm(random: Random, { seed, half }: Choice): Promise<Resume> {
  const person = { ...createPerson(seed, half), certificates: [], degrees: [] };
  const layout = pickLayout(random, separatedOrders);
  const dates = pickDates(random);
  const bytes = buildPdfDocument((doc) => {
    doc.initForm();
    let fieldCount = 0;
    const addField = (label: string, value: string, height = 16): void => {
      if (doc.y + height + 20 > 720) doc.addPage();
      const top = doc.y;
      if (label !== '') doc.fontSize(10).text(label, page.left, top + 3, { lineBreak: false });
      const x = page.left + (label === '' ? 0 : 110);
      const options = { value: toStandardCharacters(value), multiline: height > 16, fontSize: 10 };
      doc.formText(`field${fieldCount++}`, x, top, page.left + page.width - x, height, options);
      doc.y = top + height + 4;
    };
    addField('Name:', `${person.given} ${person.surname}`);
    addField('Email:', person.email);
    addField('Phone:', person.phone);
    addField('City, State:', person.place);
    writeFormJobs(doc, person, { addField, dates, heading: layout.headings.experience });
    doc.moveDown().fontSize(12).text(layout.headings.skills.replace(/:$/, ''), page.left, doc.y).moveDown(0.3);
    addField('', person.skills.join(', '));
  });
  return toResume(person, 'pdf', bytes);
}

interface FormPart {
  readonly addField: (label: string, value: string, height?: number) => void;
  readonly dates: (job: Person['jobs'][number]) => string;
  readonly heading: string;
}

function writeFormJobs(doc: Document, person: Person, { addField, dates, heading }: FormPart): void {
  doc.moveDown().fontSize(12).text(heading, page.left, doc.y).moveDown(0.3);
  for (const job of person.jobs) {
    addField('Job title:', job.title);
    addField('Employer:', job.employer);
    addField('Dates:', dates(job));
    addField('Duties:', job.duties.join('\n'), 90);
    doc.moveDown(0.5);
  }
}
