import { describe, expect, it } from 'vitest';
import { buildTaxonomy } from '#domain/features/matching/taxonomy/taxonomy.ts';
import type { TermRow } from '#domain/features/matching/taxonomy/terms.ts';
import { readPosting } from './read-posting.ts';

const skillNames = [
  'Child care',
  'Customer service',
  'Primary care',
  'Dental care',
  'Lesson planning',
  'Microsoft Visio',
  'Risk management',
  'Training',
  'Getting Things Done',
  'SQL',
];
const row = (kind: TermRow['kind'], label: string, id: number, spellings: string[] = []): TermRow => ({
  id,
  kind,
  label,
  weight: 9,
  spellings,
});
const taxonomy = buildTaxonomy({
  skill: () => [
    ...skillNames.map((label, index) => row('skill', label, index + 1)),
    row('skill', 'Team management', 20, ['supervision']),
  ],
  title: () => [],
  certification: () => [row('certification', 'Secret Security Clearance', 30, ['Security Clearance'])],
  industry: () => [],
});

function read(text: string) {
  const texts = { description: text };
  return readPosting({ title: 'Worker', texts, employer: '', department: '' }, taxonomy);
}

const readSkills = (text: string) => read(text).skills.map(({ id }) => taxonomy.label(id));

describe('sentences that ask for nothing', () => {
  it.each([
    ['SQL engineers wanted.', ['SQL']],
    ['Knowledge of Microsoft Visio (MV) and SQL.', ['Microsoft Visio', 'SQL']],
    ['Our platform is built with SQL; you know it.', ['SQL']],
  ])('%s -> %j', (text, labels) => {
    expect(readSkills(text)).toEqual(labels);
  });

  it('reads skills from the same sentence after one about the position, and in a text without one', () => {
    const sentence = 'Here at the hospital, SQL and Microsoft Visio are in use.';
    expect(readSkills(`${sentence} You will run them.`)).toEqual([]);
    expect(readSkills(`You will run our systems. ${sentence}`)).toEqual(['SQL', 'Microsoft Visio']);
    expect(readSkills(sentence)).toEqual(['SQL', 'Microsoft Visio']);
  });

  it.each([
    ['benefits', 'Transit and child care subsidies.'],
    ['benefits', 'Paid parental leave and Lesson Planning days.'],
    ['equal opportunity', 'We celebrate diversity, also in customer service.'],
    ['equal opportunity', 'Qualified applicants will be considered, also for customer service.'],
    ['the company', 'From the largest customer service departments to local shops, we’re making it easy to talk.'],
    ['the company', 'As a 157 bed facility, the Kansas City VA provides primary care to veterans.'],
    ['the company', 'The Office of Customer Care provides primary care and customer service.'],
    [
      'the company',
      'Acme Supply Co., Inc. is the largest distributor of customer service and dental care. You will like it.',
    ],
    ['the company', 'Acme’s mission is to provide primary care all around the world. You will like it.'],
    [
      'the company',
      'Using customer service and SQL, coupled with curiosity, Acme provides security. You will like it.',
    ],
    ['the company', 'Here at Acme, we strive to be good at risk management. You will like it.'],
    ['what the company does', 'Specialties include: SQL, risk management, and dental care.'],
    ['the staff', 'Located in Austria (near Salzburg).The team members bring customer service experience.'],
    ['what the employer sells', 'Offerings include customer service, risk management, and other work.'],
    ['what the employer believes', 'We believe that customer service requires a better platform.'],
    ['what the employer sells', 'Our leading risk management platform enables us to create solutions for your brand.'],
    ['customers', 'Through Shapeways, designers gain access to the best customer service.'],
    ['colleagues', 'You work with SQL engineers, UX designers, and testers.'],
    ['colleagues', 'includes SQL engineers, UX designers, and testers'],
    ['courses', 'Courses in two of the following: (a) risk management; (b) dental care, primary care;'],
    ['courses', 'You must have 24 semester hours in risk management, or in the sciences;\nor in dental care.'],
    ['courses', 'The education must have been in child care, primary care, or lesson planning.'],
    ['courses', '24 semester hours of study in these areas:\nPlanning: Study of customer service and lesson planning.'],
    ['volunteers', 'Volunteer work helps build competencies, and customer service is an example.'],
  ])('reads no skill from a sentence about %s: %s', (_topic, text) => {
    expect(readSkills(text)).toEqual([]);
  });

  it('still reads what a sentence of the same topic asks for', () => {
    expect(readSkills('Experience in dental care and customer service.')).toEqual(['Dental care', 'Customer service']);
    expect(readSkills('As a team lead, you provide customer service.')).toEqual(['Customer service']);
  });

  it('reads what follows the introduction of the employer', () => {
    const about = 'About us:\nAcme sells dental care. ';
    expect(readSkills(`${about}To keep growing, we are looking for experience in customer service.`)).toEqual([
      'Customer service',
    ]);
    expect(readSkills(`${about}JOIN US!You must have experience in customer service.`)).toEqual(['Customer service']);
  });

  it('reads what follows a list of courses', () => {
    const courses = 'Courses in two of the following: (a) risk management; (b) dental care. ';
    expect(readSkills(`${courses}Experience in customer service.`)).toEqual(['Customer service']);
  });

  it('reads no clearance that can still be obtained', () => {
    const text = 'You are required to obtain and maintain an interim and/or final Security Clearance.';
    expect(read(text).certifications).toEqual([]);
    expect(read('You must hold a Security Clearance.').certifications.map(({ id }) => id)).toEqual([30]);
  });
});

describe('words that only look like a skill', () => {
  it.each([
    ['Requirements:\nWork independently with minimal and remote supervision.', []],
    ['Requirements:\nLittle to no supervision. Works under general or direct supervision.', []],
    ['Requirements:\nExperience in direct supervision of ten people.', ['Team management']],
    ['Requirements:\nMotivated by getting things done.', []],
    ['Requirements:\nCombination of education, training, and/or technical experience.', []],
    ['Requirements:\nAdvanced training in a vocational school. We provide training.', []],
    ['Requirements:\nProvide training to new staff.', ['Training']],
    ['Requirements:\nA Bachelor’s in Business, Risk Management or a related field.', []],
    ['Requirements:\nExperience with Risk Management or a related field.', ['Risk management']],
  ])('reads %j as %j', (text, expected) => {
    expect(readSkills(text)).toEqual(expected);
  });
});

describe('nice to have', () => {
  it.each([
    'Requirements:\nSkill with diagramming tools (e.g., Microsoft Visio) to draw is a plus.',
    'Requirements:\nPreferred: diagramming tools (such as Microsoft Visio).',
    'Requirements:\nKnowledge of diagramming tools is a plus (Microsoft Visio).',
  ])('counts brackets with what is said of them: %s', (text) => {
    const { skills, niceSkills } = read(text);
    expect([skills, niceSkills.map(({ id }) => taxonomy.label(id))]).toEqual([[], ['Microsoft Visio']]);
  });

  it.each([
    'Requirements:\nTwo years of SQL, with Microsoft Visio preferred.',
    'Requirements:\nExperience with SQL (Microsoft Visio is a plus).',
  ])('counts only the part that is called a plus: %s', (text) => {
    const { skills, niceSkills } = read(text);
    expect([skills, niceSkills].map((terms) => terms.map(({ id }) => taxonomy.label(id)))).toEqual([
      ['SQL'],
      ['Microsoft Visio'],
    ]);
  });

  it('lists no skill that a sentence requires, although it is the occupation of the title', () => {
    const texts = { requirements: 'Minimum of 6 months customer service experience required.' };
    const { skills, niceSkills } = readPosting(
      { title: 'Customer Service Agent', texts, employer: '', department: '' },
      taxonomy,
    );
    expect([skills, niceSkills]).toEqual([[], []]);
  });

  it('counts what the brackets themselves require', () => {
    expect(readSkills('Requirements:\nDiagramming tools (Microsoft Visio required), SQL is a plus.')).toEqual([
      'Microsoft Visio',
    ]);
  });
});
