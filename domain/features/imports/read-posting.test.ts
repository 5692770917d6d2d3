import { describe, expect, it } from 'vitest';
import { emptyPosting } from './posting.ts';
import { readPosting } from './read-posting.ts';

const plain = (text: string): string => text.replace(/<[^>]*>/g, '').trim();

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
    expect(readPosting(posting, plain)).toEqual({
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
      isRemote: true,
      employmentTypes: ['PART_TIME', 'CONTRACTOR'],
      pay: { min: '19.5', max: '23', currency: 'USD', period: 'HOUR' },
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
      { min: '100000', max: '100000', currency: 'USD', period: '' },
    ],
    [
      'one amount',
      { baseSalary: { currency: 'USD', value: { value: 50, unitText: 'HOUR' } } },
      { min: '50', max: '50', currency: 'USD', period: 'HOUR' },
    ],
    ['nothing', {}, { min: '', max: '', currency: '', period: '' }],
  ])('reads pay given as %s', (_form, fields, pay) => {
    expect(readPosting({ '@type': ['Thing', 'https://schema.org/JobPosting'], ...fields }, plain).pay).toEqual(pay);
  });

  it('reads flattened columns', () => {
    const columns = {
      title: 'Baker',
      'hiringOrganization.name': 'Crumb Corner',
      'baseSalary.value.minValue': '19.5',
      'baseSalary.currency': 'USD',
      datePosted: '2026-03-04',
    };
    expect(readPosting(columns, plain)).toMatchObject({
      title: 'Baker',
      company: 'Crumb Corner',
      pay: { min: '19.5', currency: 'USD' },
    });
  });

  it('does not pollute Object.prototype', () => {
    readPosting({ '__proto__.polluted': 'yes', 'a.__proto__.polluted': 'yes' }, plain);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

describe('readPosting with other formats', () => {
  it('reads a flat record by common field names, with the department as employer', () => {
    const record = {
      'Job Title': 'Clerk',
      department: 'Records',
      lat: '44.5',
      lon: '',
      remote: 'true',
      description: 'File.',
      type: 'PART_TIME',
    };
    expect(readPosting(record, plain)).toEqual({
      ...emptyPosting,
      title: 'Clerk',
      company: 'Records',
      description: 'File.',
      latitude: 44.5,
      isRemote: true,
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
    expect(readPosting(row, plain)).toMatchObject({
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
    expect(readPosting(row, plain)).toMatchObject({
      id: 'nyc-9',
      description: 'Clerk at PARKS.\nCivil service title: CLERK.',
      employmentTypes: ['PART_TIME'],
      pay: { min: '42405', currency: 'USD', period: 'Annual' },
    });
  });
});
