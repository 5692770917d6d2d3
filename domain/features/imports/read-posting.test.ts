import { describe, expect, it } from 'vitest';
import type { Fields } from './formats/lenient.ts';
import { emptyPosting } from './posting.ts';
import { createPostingReader } from './read-posting.ts';

const plain = (text: string): string => text.replace(/<[^>]*>/g, '').trim();
const readPosting = (fields: Fields) => createPostingReader([fields], plain).read(fields).posting;

describe('readPosting with a schema.org JobPosting', () => {
  const posting = {
    '@type': 'JobPosting',
    title: 'Baker',
    description: '<p>Bake.</p>',
    identifier: { '@type': 'PropertyValue', value: 77 },
    hiringOrganization: { name: 'Crumb Corner' },
    jobLocation: [
      {
        address: { addressLocality: 'Burlington', addressRegion: 'VT', addressCountry: { name: 'US' } },
        geo: { latitude: 44.5, longitude: -73.2 },
      },
    ],
    baseSalary: { currency: 'USD', value: { minValue: 19.5, maxValue: 23, unitText: 'HOUR' } },
    employmentType: ['PART_TIME', 'CONTRACTOR'],
    jobLocationType: 'TELECOMMUTE',
    experienceRequirements: { monthsOfExperience: 24 },
    educationRequirements: { credentialCategory: 'high school' },
    datePosted: '2026-03-04',
    skills: ['SQL', 'Excel, Word'],
  };

  it('reads the full form', () => {
    expect(readPosting(posting)).toEqual({
      ...emptyPosting,
      id: '77',
      title: 'Baker',
      company: 'Crumb Corner',
      description: 'Bake.',
      requirements: 'SQL\nExcel, Word',
      city: 'Burlington',
      region: 'VT',
      country: 'US',
      latitude: 44.5,
      longitude: -73.2,
      workMode: 'TELECOMMUTE',
      employmentTypes: ['PART_TIME', 'CONTRACTOR'],
      pay: { text: '', min: '19.5', max: '23', currency: 'USD', period: 'HOUR' },
      posted: '2026-03-04',
      education: 'high school',
      experience: '2 years',
      skills: ['SQL', 'Excel', ' Word'],
    });
  });

  it.each([
    [
      'a plain amount',
      { baseSalary: '100000', salaryCurrency: 'USD' },
      { text: '100000', min: '', max: '', currency: 'USD', period: '' },
    ],
    [
      'one amount',
      { baseSalary: { currency: 'USD', value: { value: 50, unitText: 'HOUR' } } },
      { text: '50', min: '', max: '', currency: 'USD', period: 'HOUR' },
    ],
    ['nothing', {}, { text: '', min: '', max: '', currency: '', period: '' }],
  ])('reads pay given as %s', (_form, fields, pay) => {
    expect(readPosting({ '@type': ['Thing', 'https://schema.org/JobPosting'], ...fields }).pay).toEqual(pay);
  });

  it('reads flattened columns', () => {
    const columns = {
      title: 'Baker',
      'hiringOrganization.name': 'Crumb Corner',
      'baseSalary.value.minValue': '19.5',
      'baseSalary.currency': 'USD',
      datePosted: '2026-03-04',
    };
    expect(readPosting(columns)).toMatchObject({
      title: 'Baker',
      company: 'Crumb Corner',
      pay: { min: '19.5', currency: 'USD' },
    });
  });

  it('does not pollute Object.prototype', () => {
    readPosting({ '__proto__.polluted': 'yes', 'a.__proto__.polluted': 'yes' });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

describe('readPosting with other formats', () => {
  it('reads a flat record by common field names; a department is not an employer', () => {
    const record = {
      'Job Title': 'Clerk',
      department: 'Records',
      lat: '44.5',
      lon: '',
      remote: 'true',
      description: 'File.',
      type: 'PART_TIME',
    };
    expect(readPosting(record)).toEqual({
      ...emptyPosting,
      title: 'Clerk',
      description: 'File.',
      latitude: 44.5,
      workMode: 'true',
      employmentTypes: ['PART_TIME'],
    });
  });

  it('builds the description of a federal announcement from its columns', () => {
    const row = {
      control_number: '1',
      position_title: 'Physicist',
      agency: 'Institute',
      department: 'Commerce',
      appointment_type: 'Permanent',
      open_date: '2024-02-29',
    };
    expect(readPosting(row)).toMatchObject({
      id: 'usajobs-1',
      company: 'Institute',
      description: expect.stringContaining('Physicist at Institute.\nDepartment: Commerce.\nAppointment: Permanent.'),
      posted: '2024-02-29',
    });
  });

  it('reads a New York City row with its pay period', () => {
    const row = {
      'Job ID': '9',
      'Business Title': 'Clerk',
      Agency: 'PARKS',
      'Job Description': '',
      'Civil Service Title': 'CLERK',
      'Salary Range From': '42405',
      'Salary Frequency': 'Annual',
      'Full-Time/Part-Time indicator': 'P',
    };
    expect(readPosting(row)).toMatchObject({
      id: 'nyc-9',
      description: 'Clerk at PARKS.\nCivil service title: CLERK.',
      employmentTypes: ['PART_TIME'],
      pay: { min: '42405', currency: 'USD', period: 'Annual' },
    });
  });

  it('reads nested records of a feed', () => {
    const record = {
      jobTitle: 'Clerk',
      organization: { name: 'Records Inc' },
      content: 'File.',
      location: { name: 'Houston, TX' },
      compensation: { min: 1, summary: '$65K - $100K' },
    };
    expect(readPosting(record)).toMatchObject({
      title: 'Clerk',
      company: 'Records Inc',
      description: 'File.',
      locationText: 'Houston, TX',
    });
  });
});

describe('createPostingReader', () => {
  const rows = [
    {
      'Posting Job Title': 'Clerk',
      'Company Description': 'We file.',
      'Salary Estimate': '$53K-$91K (est.)',
      Where: 'Houston, TX',
      Apply: 'https://jobs.example.com/1',
      'Full text': 'You file papers. '.repeat(20),
      Type: 'job',
      Date: 'Mar 4',
      Year: '2026',
      Rating: '3.5',
    },
    {
      'Posting Job Title': 'Baker',
      'Company Description': 'We bake.',
      'Salary Estimate': '$20/hr',
      Where: 'Austin, TX',
      Apply: 'https://jobs.example.com/2',
      'Full text': 'You bake bread. '.repeat(20),
      Type: 'job',
      Date: 'Mar 5',
      Year: '2026',
      Rating: '',
    },
  ];
  const reader = createPostingReader(rows, plain);

  it('matches columns by their end and by what they contain', () => {
    expect(reader.read(rows[0] ?? {}).posting).toMatchObject({
      title: 'Clerk',
      company: '',
      description: expect.stringContaining('You file papers.'),
      locationText: 'Houston, TX',
      employmentTypes: [],
      pay: { text: '$53K-$91K (est.)' },
      posted: 'Mar 4',
      postedYear: '2026',
      url: 'https://jobs.example.com/1',
    });
  });

  it('takes short sentences for the description, but not those about the employer', () => {
    const short = [
      {
        Position: 'Clerk',
        'Company profile': 'We file the papers of the whole county since 1901.',
        Column5: 'You sort and file the papers of visitors.',
      },
      {
        Position: 'Baker',
        'Company profile': 'We bake for the schools and hospitals of the county.',
        Column5: 'You bake bread in the early morning.',
      },
    ];
    const descriptions = short.map((row) => createPostingReader(short, plain).read(row).posting.description);
    expect(descriptions).toEqual(short.map(({ Column5 }) => Column5));
  });

  it('lists the columns with a value that were not used', () => {
    expect(rows.map((row) => reader.read(row).unused)).toEqual([
      ['Company Description', 'Type', 'Rating'],
      ['Company Description', 'Type'],
    ]);
    const posting = { '@type': 'JobPosting', title: 'Baker', directApply: true, description: 'Bake.' };
    expect(reader.read(posting).unused).toEqual(['directApply']);
  });

  it('matches columns that only later records have', () => {
    const records = createPostingReader([{ title: 'Clerk', description: 'File.' }], plain);
    const later = { title: 'Baker', description: 'Bake.', company: 'Crumb Corner', salary: '$20/hr' };
    expect(records.read(later).posting).toMatchObject({ company: 'Crumb Corner', pay: { text: '$20/hr' } });
  });

  it('finds no titles in a list of something else', () => {
    expect(createPostingReader([{ Dear: 'x', 'I write because': 'y' }], plain).hasTitles).toBe(false);
    expect(reader.hasTitles).toBe(true);
  });
});
