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
    ['benefits', 'Transit and child care subsidies.'],
    ['benefits', 'Paid parental leave and Lesson Planning days.'],
    ['equal opportunity', 'We celebrate diversity, also in customer service.'],
    ['equal opportunity', 'Qualified applicants will be considered, also for customer service.'],
    ['the company', 'From the largest customer service departments to local shops, we’re making it easy to talk.'],
    ['the company', 'As a 157 bed facility, the Kansas City VA provides primary care to veterans.'],
    ['the company', 'The Office of Customer Care provides primary care and customer service.'],
    ['volunteers', 'Volunteer work helps build competencies, and customer service is an example.'],
  ])('reads no skill from a sentence about %s: %s', (_topic, text) => {
    expect(readSkills(text)).toEqual([]);
  });

  it('still reads what a sentence of the same topic asks for', () => {
    expect(readSkills('Experience in dental care and customer service.')).toEqual(['Dental care', 'Customer service']);
    expect(readSkills('As a team lead, you provide customer service.')).toEqual(['Customer service']);
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
  ])('counts brackets with what is said of them: %s', (text) => {
    const { skills, niceSkills } = read(text);
    expect([skills, niceSkills.map(({ id }) => taxonomy.label(id))]).toEqual([[], ['Microsoft Visio']]);
  });

  it('counts what the brackets themselves require', () => {
    expect(readSkills('Requirements:\nDiagramming tools (Microsoft Visio required), SQL is a plus.')).toEqual([
      'Microsoft Visio',
    ]);
  });
});
