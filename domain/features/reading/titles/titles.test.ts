import { describe, expect, it } from 'vitest';
import { buildTaxonomy } from '#domain/features/matching/taxonomy/taxonomy.ts';
import { listTitleVariants, readTitles } from './titles.ts';

const labels = [
  'Civil Engineer',
  'Forester',
  'Software Engineer',
  'Nurse',
  'Management Analyst',
  'Cook',
  'Data Analyst',
  'Recruiter',
  'Customer Service Representative',
  'Childcare Worker',
  'Project Coordinator',
  'IT Support Specialist',
  'General Engineer',
  'Analytics Director',
  'Producer',
  'Production Manager',
  'Quality Manager',
  'Sales Representative',
  'Statistician',
];
const taxonomy = buildTaxonomy({
  skill: () => [],
  title: () => labels.map((label, id) => ({ id, kind: 'title', label, weight: 5, spellings: [] })),
  certification: () => [],
  industry: () => [],
});

describe('listTitleVariants', () => {
  it.each([
    ['Nurse (RN), GS-9', ['Nurse (RN)', 'Nurse', 'RN', 'Registered Nurse']],
    ['Supervisory Accountant', ['Supervisory Accountant', 'Accountant']],
    [
      'VP of Sales - Vault Dragon',
      [
        'VP of Sales - Vault Dragon',
        'VP of Sales',
        'Vault Dragon',
        'Sales VP',
        'Sales Manager',
        'Sales Director',
        'of Sales',
      ],
    ],
    ['Baker', ['Baker']],
  ])('expands %j to %j', (title, variants) => {
    expect(listTitleVariants(title)).toEqual(variants);
  });
});

describe('readTitles', () => {
  it.each([
    ['Software Engineer', ['Software Engineer']],
    ['Senior Software Engineer II (Remote)', ['Software Engineer']],
    ['Management Analyst, GS-0343-09', ['Management Analyst']],
    ['Cook - Part time', ['Cook']],
    ['Software Engineer - Platform Team', ['Software Engineer']],
    ['Data Analyst at Acme Corp', ['Data Analyst']],
    ['Data Analyst - Req #12345', ['Data Analyst']],
    ['Interdisciplinary Civil Engineer/Forester', ['Civil Engineer', 'Forester']],
    ['Embedded Systems Software Engineer', ['Software Engineer']],
    ['Senior Customer Care Advisor', ['Customer Service Representative']],
    ['Internal Recruiter', ['Recruiter']],
    ['Senior Scala Engineer', ['Software Engineer']],
    ['Archive Developer', ['Software Engineer']],
    ['Business Developer', []],
    ['Child and Youth Program Assistant', ['Childcare Worker']],
    ['IT Specialist (APPSW)', ['Software Engineer']],
    ['IT Specialist (Customer Support)', ['IT Support Specialist']],
    ['Computer Assistant', ['IT Support Specialist']],
    ['Computer Assistant (Customer Support)', ['IT Support Specialist']],
    ['Computer Assistant (Software)', ['Software Engineer']],
    ['Production Manager - Video Production, London', ['Producer']],
    ['Production Manager - Food', ['Production Manager']],
    ['Recent Graduate Program (Engineering)', ['General Engineer']],
    ['IT Rockstar Wanted', ['IT Support Specialist']],
    ['Interdisciplinary Engineer', ['General Engineer']],
    ['Student Trainee (Engineer)', ['General Engineer']],
    ['Software Engineer/Engineer', ['Software Engineer']],
    ['Director, Analytics', ['Analytics Director']],
    ['Head of Quality', ['Quality Manager']],
    ['Vice President of Quality - Europe', ['Quality Manager']],
    ['Mgmt Anal, GS-0343-09', ['Management Analyst']],
    ['Project Coord', ['Project Coordinator']],
    ['STATISTICIAN **ROSTER**', ['Statistician']],
    ['Software Engineer Leader', ['Software Engineer']],
    ['Public Notice for Software Engineer Positions', ['Software Engineer']],
    ['Entry Level Sales', ['Sales Representative']],
    ['Sales Engineer', []],
    ['Management Analyst DCI', ['Management Analyst']],
    ['Management Analyst T32', ['Management Analyst']],
    ['Management Analyst Aide', []],
    ['MANAGEMENT ANALYST AIDE', []],
    ['Astronaut', []],
  ])('reads %j as %j', (title, expected) => {
    expect(readTitles(title, taxonomy).map(({ id }) => taxonomy.label(id))).toEqual(expected);
  });
});
