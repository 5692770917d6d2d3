import { describe, expect, it } from 'vitest';
import { findLicensedTitles } from '#domain/features/matching/taxonomy/licensed-titles.ts';
import { findOwnTitles } from '#server/features/seekers/reading/experience-titles.ts';
import { sharedTaxonomy } from './taxonomy.ts';

const label = (ids: readonly number[]) => ids.map((id) => sharedTaxonomy.label(id));
const position = (title: string) => ({ title, start: '2020-01', end: '' });

describe('findLicensedTitles', () => {
  it.each([
    ['Bar admission (Maryland)', 'Lawyer'],
    ['Patent Bar', 'Lawyer'],
    ['RN', 'Registered Nurse'],
    ['CCRN', 'Registered Nurse'],
    ['LPN', 'Licensed Practical Nurse'],
    ['Physician License', 'Physician'],
    ['Registered Pharmacist', 'Pharmacist'],
    ['Physical Therapist License', 'Physical Therapist'],
    ['Registered Dietitian', 'Dietitian'],
    ['LCSW', 'Social Worker'],
    ['CPA', 'Accountant'],
    ['Journeyman Electrician', 'Electrician'],
    ['Class A CDL', 'Truck Driver'],
    ['NMLS', 'Loan Officer'],
  ])('%s -> %s', (certification, title) => {
    expect(label(findLicensedTitles(sharedTaxonomy, [certification]))).toEqual([title]);
  });

  it('finds none for a certification that no law demands', () => {
    expect(findLicensedTitles(sharedTaxonomy, ['Scrum Master', 'Unknown'])).toEqual([]);
  });
});

describe('findOwnTitles', () => {
  const certifications = ['Bar Admission'];

  it('takes the occupation of a license if no title names one', () => {
    const positions = [position('Senior Associate')];
    expect(label(findOwnTitles(sharedTaxonomy, { positions, titles: ['Senior Associate'], certifications }))).toEqual([
      'Lawyer',
    ]);
  });

  it('prefers the titles of positions and stated titles', () => {
    const developer = [position('Software Developer')];
    expect(label(findOwnTitles(sharedTaxonomy, { positions: developer, titles: [], certifications }))).toEqual([
      'Software Engineer',
    ]);
    expect(findOwnTitles(sharedTaxonomy, { positions: [], titles: ['Software Developer'], certifications })).toEqual(
      [],
    );
  });
});
