import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import { readPosting } from '#domain/features/reading/posting/read-posting.ts';
import { familyNames } from '#domain/features/reading/titles/title-families.ts';
import { sharedTaxonomy } from './taxonomy.ts';

const root = join(import.meta.dirname, '..', '..');
const readRows = (...path: string[]): string[][] =>
  readFileSync(join(root, ...path), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
const getLabel = (text: string): string | undefined => sharedTaxonomy.find('title', text)?.label;
const getRelation = (text: string, other: string): string | undefined => {
  const [id, otherId] = [text, other].map((title) => sharedTaxonomy.find('title', title)?.id);
  return sharedTaxonomy.related(id ?? 0).find((relation) => relation.id === otherId)?.kind;
};

describe('sharedTaxonomy.find for job titles', () => {
  it.each([
    ['Software Developer', 'Software Engineer'],
    ['Senior Software Engineer II', 'Software Engineer'],
    ['Front-End Developer', 'Front End Developer'],
    ['QA tester', 'QA Tester'],
    ['SDET', 'Test Automation Engineer'],
    ['Junior Data Engineer', 'Data Engineer'],
    ['Data Analyst (Contract)', 'Data Analyst'],
    ['Sr. Data Analyst', 'Data Analyst'],
    ['ML Engineer', 'Machine Learning Engineer'],
    ['SRE', 'Site Reliability Engineer'],
    ['AWS Cloud Engineer', 'Cloud Engineer'],
    ['Product Owner', 'Product Manager'],
    ['Web Accessibility Specialist', 'Accessibility Specialist'],
    ['UX/UI Designer', 'UX Designer'],
    ['Sr. Graphics Designer', 'Graphic Designer'],
    ['Customer Support Agent', 'Customer Support Specialist'],
    ['Helpdesk Technician', 'Help Desk Technician'],
    ['Director, Marketing', 'Marketing Manager'],
    ['Manager, IT', 'IT Manager'],
    ['CEO', 'Chief Executive Officer'],
    ['Veterinary Medical Officer', 'Veterinarian'],
    ['Wildlife Biologist', 'Zoologist and Wildlife Biologist'],
    ['Biological Scientist', 'Biologist'],
    ['Social Science Analyst', 'Sociologist'],
    ['Kinesiotherapist', 'Exercise Physiologist'],
    ['Health Technician (Dietetic)', 'Dietetic Technician'],
    ['Branch Associate', 'Bank Teller'],
    ['Telesales', 'Telemarketer'],
    ['Ward Clerk', 'Medical Secretary'],
    ['Human Resources Assistants', 'Human Resources Assistant'],
    ['HR Generalist', 'HR Generalist'],
    ['Technical Recruiter', 'Recruiter'],
    ['Data entry operator', 'Data Entry Clerk'],
    ['Bookkeeper', 'Bookkeeper'],
    ['AP Clerk', 'Accounts Payable Clerk'],
    ['Staff Nurse, Medical ICU', 'Registered Nurse'],
    ['RN', 'Registered Nurse'],
    ['LPN', 'Licensed Practical Nurse'],
    ['CNA', 'Certified Nursing Assistant'],
    ['Phlebotomy Technician', 'Phlebotomist'],
    ['Litigation Paralegal', 'Paralegal'],
    ['MIG Welder', 'Welder'],
    ['Industrial Electrician', 'Electrician'],
    ['HVAC Tech', 'HVAC Technician'],
    ['Warehouse Associate', 'Warehouse Worker'],
    ['Forklift Driver', 'Forklift Operator'],
    ['CDL A Driver', 'Truck Driver'],
    ['Line Cook', 'Line Cook'],
    ['Barista', 'Barista'],
    ['Teacher, Preschool', 'Preschool Teacher'],
    ['Manager', undefined],
    ['Analyst', undefined],
    ['Intern', undefined],
  ])('%j returns %s', (text, label) => {
    expect(getLabel(text)).toBe(label);
  });

  it('returns a term for at least 36 of the 42 titles of the tuning people', () => {
    const people = JSON.parse(readFileSync(join(root, 'bench/matching/data/people.json'), 'utf8')) as {
      split: string;
      titles: { title: string }[];
    }[];
    const titles = people.filter(({ split }) => split === 'tuning').flatMap((person) => person.titles);
    expect(titles).toHaveLength(42);
    expect(titles.filter(({ title }) => getLabel(title) !== undefined).length).toBeGreaterThanOrEqual(36);
  });
});

describe('findTitleFamily, findSpecialty', () => {
  it('give names of the taxonomy only', () => {
    expect(familyNames.filter((name) => getLabel(name) !== name)).toEqual([]);
  });
});

describe('sharedTaxonomy.related for job titles', () => {
  it.each([
    ['Bookkeeper', 'Accounting Clerk', 'same_occupation'],
    ['Software Engineer', 'Backend Developer', 'same_occupation'],
    ['Data Analyst', 'Business Intelligence Analyst', 'same_occupation'],
    ['DevOps Engineer', 'Site Reliability Engineer', 'same_occupation'],
    ['Data Engineer', 'Data Architect', 'close_occupation'],
    ['Registered Nurse', 'Nurse Practitioner', 'close_occupation'],
    ['Waiter', 'Bartender', 'close_occupation'],
    ['Welder', 'Metal Fabricator', 'close_occupation'],
    ['Medical Secretary', 'Receptionist', 'close_occupation'],
    ['Software Engineer', 'Computer Scientist', 'close_occupation'],
    ['Policy Analyst', 'Political Scientist', 'close_occupation'],
    ['Service Delivery Manager', 'IT Manager', 'close_occupation'],
    ['Preschool Teacher', 'Nanny', 'close_occupation'],
    ['Electrician', 'Maintenance Technician', 'close_occupation'],
    ['General Engineer', 'Mechanical Engineer', 'close_occupation'],
    ['Data Engineer', 'Marketing Manager', undefined],
    ['Dentist', 'Dental Assistant', undefined],
    ['Product Manager', 'Marketing Manager', undefined],
    ['Warehouse Worker', 'Software Engineer', undefined],
  ])('%s and %s: %s', (title, other, kind) => {
    expect(getRelation(title, other)).toBe(kind);
    expect(getRelation(other, title)).toBe(kind);
  });
});

describe('titles.tsv', () => {
  const rows = readRows('server/reference/data/titles.tsv').filter(([, , , , , replacedBy]) => !replacedBy);

  it('shows a plain name for each occupation of our own list', () => {
    const own = readRows('scripts/taxonomy/data/titles.tsv').map(([, , names = '']) => names.split('|')[0] ?? '');
    expect(own.filter((label) => getLabel(label) !== label)).toEqual([]);
    expect(own.filter((label) => /,|First-Line|All Other/.test(label))).toEqual([]);
  });

  // The rule of scripts/taxonomy/foreign-spellings.ts in short; weight 1 marks the titles that only ESCO has.
  it('has no spelling that shares no word with another name of its title', () => {
    const own = new Set(
      readRows('scripts/taxonomy/data/titles.tsv').flatMap(([, , names = '']) => names.split('|').map(normalizeTerm)),
    );
    const foreign = rows
      .filter(([, weight]) => weight !== '1')
      .flatMap(([, , label = '', spellings = '']) => {
        const names = spellings.split('|').filter((name) => name !== '');
        const stems = (name: string): string[] =>
          normalizeTerm(name)
            .split(' ')
            .map((word) => word.slice(0, 4).replace(/s$/, ''));
        return names
          .filter((name) => !own.has(normalizeTerm(name)) && !/^[A-Z&/-]{2,6}$/.test(name))
          .filter((name) => {
            const others = new Set([label, ...names.filter((other) => other !== name)].flatMap(stems));
            return !stems(name).some((stem) => others.has(stem));
          })
          .map((name) => `${name} (${label})`);
      });
    expect(foreign).toEqual([]);
  });
});

describe('readPosting for job titles', () => {
  const read = (title: string) =>
    readPosting({ title, texts: {}, employer: '', department: '' }, sharedTaxonomy).titles.map(({ id }) =>
      sharedTaxonomy.label(id),
    );

  it('reads no occupation from initials that the title defines as something else', () => {
    expect(read('Commissioning Machinery Assistant (CMA)')).not.toContain('Medical Assistant');
    expect(read('Certified Nursing Assistant (CNA)')).toEqual(['Certified Nursing Assistant']);
  });

  it.each([
    ['RN Care Coordinator - Savannah', ['Registered Nurse']],
    ['RN Case Manager', ['Nurse Case Manager']],
    ['Service Delivery Associate', []],
    ['Food Delivery Driver', ['Delivery Driver']],
  ])('the title %s has the occupations %j', (title, labels) => {
    expect(read(title)).toEqual(labels);
  });
});
