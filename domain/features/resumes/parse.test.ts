import { describe, expect, it } from 'vitest';
import { parseResume } from './parse.ts';

const positions = (text: string) =>
  parseResume(text).experience.map(({ value: { title, employer, place, start, end } }) =>
    [title, employer, place, start, end].join(' | '),
  );

describe('parseResume in other languages', () => {
  it('parses a French résumé', () => {
    const parsed = parseResume(`Zoé Tremblay-Côté
Infirmière clinicienne
Montréal (Québec) · 514 555-0134 · zoe.tremblay@example.ca

EXPÉRIENCE PROFESSIONNELLE
Infirmière clinicienne, Hôpital Sainte-Marie
Depuis mars 2019, Montréal, QC
• Soins aux patients de cardiologie
Préposée aux bénéficiaires, Clinique du Parc
de janv. 2016 à févr. 2019

FORMATION
Baccalauréat en sciences infirmières, Université de Montréal, 2018

COMPÉTENCES
Soins intensifs, triage, Excel

LANGUES
Français (langue maternelle), anglais : courant`);
    expect(parsed.name?.value).toBe('Zoé Tremblay-Côté');
    expect(parsed.headline?.value).toBe('Infirmière clinicienne');
    expect([parsed.city?.value, parsed.region?.value, parsed.country?.value]).toEqual(['Montréal', 'QC', 'CA']);
    expect(
      parsed.experience.map(({ value }) => [value.title, value.employer, value.start, value.end, value.current]),
    ).toEqual([
      ['Infirmière clinicienne', 'Hôpital Sainte-Marie', '2019-03', '', true],
      ['Préposée aux bénéficiaires', 'Clinique du Parc', '2016-01', '2019-02', false],
    ]);
    expect(parsed.education[0]?.value).toMatchObject({
      level: 'bachelor',
      field: 'sciences infirmières',
      school: 'Université de Montréal',
      end: '2018',
    });
    expect(parsed.skills.map(({ value }) => value)).toEqual(['Soins intensifs', 'triage', 'Excel']);
    expect(parsed.languages.map(({ value }) => value)).toEqual([
      { name: 'Français', level: 'langue maternelle' },
      { name: 'anglais', level: 'courant' },
    ]);
  });

  it('parses a Spanish résumé', () => {
    const parsed = parseResume(`CURRICULUM VITAE
Nombre: José Ángel Muñoz
Teléfono: 305 555 0171
Correo: jose.munoz@example.com
Miami, Florida, Estados Unidos

Experiencia laboral
Cocinero principal
Restaurante El Faro
marzo 2018 - actualidad
- Preparación de mariscos
Ayudante de cocina
Hotel Bahía
2015 - 2018

Educación
Bachillerato, Colegio San Martín, 2014

Habilidades
Cocina caribeña; inventario; ServSafe`);
    expect(parsed.name?.value).toBe('José Ángel Muñoz');
    expect(parsed.phone?.value).toBe('305 555 0171');
    expect([parsed.city?.value, parsed.region?.value, parsed.country?.value]).toEqual(['Miami', 'FL', 'US']);
    expect(parsed.experience.map(({ value }) => [value.title, value.employer, value.start])).toEqual([
      ['Cocinero principal', 'Restaurante El Faro', '2018-03'],
      ['Ayudante de cocina', 'Hotel Bahía', '2015'],
    ]);
    expect(parsed.education[0]?.value).toMatchObject({
      level: 'high_school',
      school: 'Colegio San Martín',
      end: '2014',
    });
    expect(parsed.skills.map(({ value }) => value)).toEqual(['Cocina caribeña', 'inventario', 'ServSafe']);
  });
});

const layouts: [name: string, section: string, expected: string[]][] = [
  [
    'employer first, title and dates below',
    `Harbour Hotel, Boston, MA\nFront Desk Supervisor   Jun 2019 – Present\n• Led a team of six\n\nBlue Door Cafe, Salem, MA\nBarista   2016 – 2019\n• Served 200 guests a day`,
    [
      'Front Desk Supervisor | Harbour Hotel | Boston, MA | 2019-06 | ',
      'Barista | Blue Door Cafe | Salem, MA | 2016 | 2019',
    ],
  ],
  [
    'dates first, header below',
    `06/2019 – 08/2023\nData Analyst\nNorthwind Traders, Inc.\n• Built reports\n01/2017 – 05/2019\nOffice Assistant\nCity of Dayton\n• Filed records`,
    [
      'Data Analyst | Northwind Traders, Inc. |  | 2019-06 | 2023-08',
      'Office Assistant | City of Dayton |  | 2017-01 | 2019-05',
    ],
  ],
  [
    'several positions under one employer',
    `Acme Corp\nSenior Tester\nJan 2021 – Present\n• Wrote plans\nTester\nJan 2018 – Dec 2020\n• Ran tests`,
    ['Senior Tester | Acme Corp |  | 2021-01 | ', 'Tester | Acme Corp |  | 2018-01 | 2020-12'],
  ],
  [
    'all in one line with "at"',
    `Line Cook at Maple Diner (2018 - 2020)\nCooked breakfast and lunch.\nDishwasher at Pine Grill (2016 - 2018)\nWashed dishes.`,
    ['Line Cook | Maple Diner |  | 2018 | 2020', 'Dishwasher | Pine Grill |  | 2016 | 2018'],
  ],
  [
    'columns of a table',
    `2019 – 2021   Quality Inspector   Lakeside Foods Ltd   Toronto, ON\n2016 – 2019   Machine Operator   Lakeside Foods Ltd   Toronto, ON`,
    [
      'Quality Inspector | Lakeside Foods Ltd | Toronto, ON | 2019 | 2021',
      'Machine Operator | Lakeside Foods Ltd | Toronto, ON | 2016 | 2019',
    ],
  ],
  [
    'a title with a comma of its own',
    `Director, Community Programs | Open Door Foundation | Remote | May 2020 – June 2022\n• Ran programs`,
    ['Director, Community Programs | Open Door Foundation | Remote | 2020-05 | 2022-06'],
  ],
];

describe('parseResume experience', () => {
  it.each(layouts)('parses positions in the layout: %s', (_name, section, expected) => {
    expect(positions(`Sam Rivera\nsam.rivera@example.com\n\nWORK EXPERIENCE\n${section}\n\nSKILLS\nPatience`)).toEqual(
      expected,
    );
  });

  it('returns the text below a position and its line range', () => {
    const [first] = parseResume(
      'Sam Rivera\n\nEXPERIENCE\nCook, Maple Diner\n2018 - 2020\n• Soups\n• Pies\n\nEDUCATION',
    ).experience;
    expect(first?.value.text).toBe('• Soups\n• Pies');
    expect(first?.lines).toEqual({ from: 4, to: 7 });
  });
});

describe('parseResume skills and contact', () => {
  it('keeps characters such as + and # in skills, removes level and group, and joins wrapped lines', () => {
    const { skills } = parseResume(
      `SKILLS\nLanguages: C++, C#, .NET, Node.js,\nobjective-c\nPractice: CI/CD, P&L management (advanced), A/B testing\n• Python (5 years)\n• Excel – expert`,
    );
    expect(skills.map(({ value }) => value)).toEqual([
      'C++',
      'C#',
      '.NET',
      'Node.js',
      'objective-c',
      'CI/CD',
      'P&L management',
      'A/B testing',
      'Python',
      'Excel',
    ]);
  });

  it('reads skills from running text, less certain than listed ones', () => {
    const { skills } = parseResume(
      'EXPERIENCE\nTester, Acme Kafka, 2018 - 2020\n• Tested tools with Kafka\n\nSKILLS\nSQL',
      {
        findSkill: (text) => (text === 'SQL' ? 'SQL' : undefined),
        readSkills: (text) => (text.includes('Kafka') ? [{ text: 'Kafka', confidence: 0.95 }] : []),
      },
    );
    expect(skills.map(({ value, confidence }) => [value, confidence])).toEqual([
      ['SQL', 0.95],
      ['Kafka', 0.71],
    ]);
  });

  it('repairs mojibake', () => {
    expect(parseResume('EXPERIENCE\nServeur, CafÃ© Lumen\n2018 â€“ 2020').experience[0]?.value).toMatchObject({
      employer: 'Café Lumen',
      start: '2018',
      end: '2020',
    });
  });

  it('returns null for a missing name and email', () => {
    const parsed = parseResume('HR GENERALIST\nSummary\nOrganized person.\nSkills\nFiling, typing');
    expect(parsed).toMatchObject({
      name: null,
      email: null,
      phone: null,
      city: null,
      headline: { value: 'HR GENERALIST' },
    });
  });
});
