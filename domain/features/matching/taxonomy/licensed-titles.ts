import type { Taxonomy } from './taxonomy.ts';

/** Licenses that the law demands for one occupation, with its title in the taxonomy. */
const licensedTitles: ReadonlyMap<string, string> = new Map([
  ['Bar Admission', 'Lawyer'],
  ['Patent Bar', 'Lawyer'],
  ['Registered Nurse', 'Registered Nurse'],
  ['Critical Care Registered Nurse', 'Registered Nurse'],
  ['Certified Emergency Nurse', 'Registered Nurse'],
  ['Licensed Practical Nurse', 'Licensed Practical Nurse'],
  ['Nurse Practitioner', 'Nurse Practitioner'],
  ['Medical License', 'Physician'],
  ['Pharmacist License', 'Pharmacist'],
  ['Dental Hygiene License', 'Dental Hygienist'],
  ['Physical Therapist License', 'Physical Therapist'],
  ['Occupational Therapist License', 'Occupational Therapist'],
  ['Registered Dietitian Nutritionist', 'Dietitian'],
  ['Licensed Clinical Social Worker', 'Social Worker'],
  ['Licensed Professional Counselor', 'Mental Health Counselor'],
  ['Certified Public Accountant', 'Accountant'],
  ['Journeyman Electrician License', 'Electrician'],
  ['Master Electrician License', 'Electrician'],
  ['Journeyman Plumber License', 'Plumber'],
  ["Commercial Driver's License Class A", 'Truck Driver'],
  ['Cosmetology License', 'Hairdresser'],
  ['Real Estate Salesperson License', 'Real Estate Agent'],
  ['Mortgage Loan Originator License', 'Loan Officer'],
]);

/** The titles of the occupations that a person is licensed for: a "Senior Associate" with a bar admission is a lawyer. */
export function findLicensedTitles(taxonomy: Pick<Taxonomy, 'find'>, certifications: readonly string[]): number[] {
  const ids = certifications.flatMap((text) => {
    const license = taxonomy.find('certification', text)?.label ?? '';
    return taxonomy.find('title', licensedTitles.get(license) ?? '')?.id ?? [];
  });
  return [...new Set(ids)];
}
