import { describe, expect, it } from 'vitest';
import { readPosting } from '#domain/features/reading/posting/read-posting.ts';
import { readSkills } from '#domain/features/reading/read-skills.ts';
import type { Section } from '#domain/features/reading/text/sections.ts';
import { sharedTaxonomy } from './taxonomy.ts';

/** Labels of the skills in a text, in order, nice-to-have ones with a question mark. */
function readLabels(text: string, options: { section?: Section; ignoredNames?: string[] } = {}): string[] {
  const readings = readSkills(text, sharedTaxonomy, { ...options, onlyTerms: true });
  return [
    ...new Set(readings.map(({ id, isEssential }) => `${sharedTaxonomy.label(id ?? 0)}${isEssential ? '' : '?'}`)),
  ];
}

const readTexts = (title: string, requirements: string, employer = '') =>
  readPosting({ title, texts: { requirements }, employer, department: '' }, sharedTaxonomy);

describe('readSkills with the shared taxonomy', () => {
  it.each([
    ['You write Java/Kotlin services.', ['Java', 'Kotlin']],
    ['Experience with CI/CD and Amazon Web Services (AWS).', ['CI/CD', 'Amazon Web Services (AWS)']],
    ['Knowledge of npm, pandas, dbt and iOS.', ['npm', 'pandas', 'dbt', 'iOS']],
    ['Postgres, K8s and C++17.', ['PostgreSQL', 'Kubernetes', 'C++']],
    ['Statistics in R.', ['R']],
    ['Programming in Python, R and SQL.', ['Python', 'R', 'SQL']],
    ['C programming on Linux', ['C', 'Linux']],
    ['C# and F# developers', ['C#', 'F#']],
    ['Vitamin C and plan B. Go to www.go.com', []],
    ['Go, Python, Rust and Docker', ['Go', 'Python', 'Rust', 'Docker']],
    ['We go to the office on Monday and access the building.', []],
    [
      'Microsoft Office (Word, Excel, Access, Outlook)',
      ['Microsoft Office', 'Microsoft Word', 'Microsoft Excel', 'Microsoft Access', 'Microsoft Outlook'],
    ],
    ['MUST KNOW SQL AND PYTHON', ['SQL', 'Python']],
    ['proficient in python, sql and excel', ['Python', 'SQL', 'Microsoft Excel']],
    ['Welding, cash handling and phlebotomy', ['Welding', 'Cash handling', 'Phlebotomy']],
    ['Excellent customer service skills', ['Customer service']],
    ['We are an equal opportunity employer and use Python.', []],
    ['About us:\nAcme builds payroll software.\n\nRequirements:\nSQL', ['SQL']],
    ['Benefits:\nTraining in Python\n', []],
    ['Type 40 words per minute. She excels at her work.', []],
  ])('%j has %j', (text, labels) => {
    const isCaseless = text === text.toLowerCase() || text === text.toUpperCase();
    expect(readLabels(text, isCaseless ? { section: 'requirements' } : {})).toEqual(labels);
  });

  it.each([
    ['SQL required, Python preferred', ['SQL', 'Python?']],
    ['Experience with databases, preferably PostgreSQL', ['PostgreSQL?']],
    ['Java is a must. Kotlin is a plus.', ['Java', 'Kotlin?']],
    ['Keyboarding required (Excel preferred)', ['Typing', 'Microsoft Excel?']],
    ['Requirements:\nSQL\nNice to have:\nPython', ['SQL', 'Python?']],
    ['Preferred Qualifications:\n- Docker', ['Docker?']],
    ['No Java experience is required, but Python is.', ['Java?', 'Python']],
    ['No prior knowledge of SQL needed.', ['SQL?']],
    ['There is no travel. Java is required.', ['Java']],
  ])('%j asks for %j', (text, labels) => {
    expect(readLabels(text, { section: 'requirements' })).toEqual(labels);
  });

  it.each([
    ['Applies principles of planning, design, and construction.', []],
    ['The purpose of the position is to design, deploy, and maintain systems.', []],
    ['Knowledge of software design concepts', []],
    ['Basic design skills', ['Design']],
    ['Experience with design.', ['Design']],
  ])('%j: design is a skill only if it is the craft asked for: %j', (text, labels) => {
    expect(readLabels(text, { section: 'requirements' })).toEqual(labels);
  });

  it('reads no skill from the subjects of a degree, nor from the name of a framework', () => {
    const subjects = 'Major study in commercial art, photography, architecture, or other fields.';
    expect(readLabels(subjects, { section: 'requirements' })).toEqual([]);
    expect(readLabels('Degree in art. Experience with photography.', { section: 'requirements' })).toEqual([
      'Photography',
    ]);
    expect(readLabels('This position is aligned to the NICE Cybersecurity Workforce Framework.')).toEqual([]);
  });

  it('reads no certification from initials that the posting defines as something else', () => {
    const read = (text: string) => readTexts('Printer', text).certifications.map(({ id }) => sharedTaxonomy.label(id));
    expect(read('The Office of Creative Communication Services (CCS) prints. CCS is required.')).toEqual([]);
    expect(read('You are a Certified Coding Specialist (CCS).')).toEqual(['Certified Coding Specialist']);
  });

  it.each(['SAP', 'MLS', 'PCA', 'ACE'])('reads no cloud certification from the initials "%s"', (initials) => {
    expect(readTexts('Worker', `${initials} certification required.`).certifications).toEqual([]);
  });

  it('reads no years and no degree from what comes after the start, or counts instead of a grade', () => {
    const read = readTexts(
      'Aide',
      'Staff complete modules in the first 18 months of employment. Training above the high school level is creditable.',
    );
    expect([read.years, read.education]).toEqual([null, null]);
  });

  it('ignores the names of the employer, departments and institutions', () => {
    const text =
      'Join Oracle and the Department of Project Management. Boston College of Nursing. Experience with SQL.';
    expect(readLabels(text, { ignoredNames: ['Oracle'] })).toEqual(['SQL']);
  });

  it('splits items whose line breaks were lost', () => {
    expect(readLabels('knowledge of SQL and PowerPointExperience with Java requiredStrong in Docker')).toEqual([
      'SQL',
      'Microsoft PowerPoint',
      'Java',
      'Docker',
    ]);
  });
});

describe('readSkills with names as people write them', () => {
  it.each([
    ['You know python, sql and tableau.', ['Python', 'SQL', 'Tableau']],
    ['Experience with sql or php is required.', ['SQL', 'PHP']],
    ['Strong in python and sql', ['Python', 'SQL']],
    ['Requirements:\n- python\n- sql\n- Driving\n- access to a car', ['Python', 'SQL']],
    ['Experience with the BCMA-C program in C-level teams', []],
    ['Experience with a Russian family, German customers, and Spanish', ['Spanish']],
    ['Knowledge of French or Korean is required.', ['French', 'Korean']],
    ['We add rest days, use a safe and ship it.', []],
    ['Administers updates to the Personnel Accounting Symbol (PAS) system.', []],
    ['Experience with Customer Relationship Management (CRM).', ['CRM']],
  ])('%j has %j', (text, labels) => {
    expect(readLabels(text)).toEqual(labels);
  });

  it('cites a certification without the words that follow', () => {
    const { certifications } = readTexts('Teacher', 'Valid New York State Certification in Spanish.');
    expect(certifications.map(({ text }) => text)).toEqual(['State Certification']);
  });
});

describe('readPosting with the shared taxonomy', () => {
  it('counts a library of a language as a tool', () => {
    const read = readTexts('Engineer', 'Requirements:\nExperience with Rust, PostgreSQL, gRPC, and Tokio.');
    expect(read.skills.map(({ id }) => sharedTaxonomy.label(id)).toSorted()).toEqual([
      'PostgreSQL',
      'Rust',
      'Tokio',
      'gRPC',
    ]);
    expect(sharedTaxonomy.find('skill', 'async/Tokio')?.label).toBe('Tokio');
  });

  it.each([
    ['General Attorney', ['Bar Admission']],
    ['Attorney (Patents)', ['Bar Admission']],
    ['Attorney Recruiter', []],
  ])('%s -> %j', (title, labels) => {
    const read = readTexts(title, 'Drafts documents.').certifications;
    expect(read.map(({ id }) => sharedTaxonomy.label(id))).toEqual(labels);
  });

  it.each([
    ['Degree: that included 15 semester hours in statistics.', 3],
    ["Bachelor's degree required", 3],
    ["Bachelor's or Master's degree in engineering", 3],
    ['High school diploma or GED required', 1],
    ["Master's degree preferred", undefined],
    ['Send your transcript of all degrees', undefined],
  ])('education of %j is %j', (text, level) => {
    expect(readTexts('Analyst', text).education?.value).toBe(level);
  });

  it('knows that no degree is required', () => {
    const read = readTexts('Analyst', 'No degree required.');
    expect(read.education).toBeNull();
    expect(read.noneRequired.map(({ value }) => value)).toEqual(['Education']);
  });

  it.each([
    ['3-5 years of experience', 3, 5],
    ['At least two years of experience in sales', 2, null],
    ['One (1) year of specialized experience equivalent to GS-9', 1, null],
    ['5+ yrs experience', 5, null],
    ['Degree in a related field3-5 years managing projects', 3, 5],
    ['24 months of experience', 2, null],
    ['No experience necessary', 0, null],
    ['We have 30 years of experience', undefined, undefined],
    ['5 years of experience preferred', undefined, undefined],
  ])('years of %j are %j to %j', (text, min, max) => {
    const { years } = readTexts('Analyst', text);
    expect([years?.min, years?.max]).toEqual([min, max]);
  });

  it.each([
    ['Registered Nurse', '', ['Registered Nurse']],
    ['Accountant', 'CPA required', ['Certified Public Accountant']],
    ['Driver', 'Must have a Class A CDL', ["Commercial Driver's License Class A"]],
    ['Counsel', 'Active member in good standing of a state bar', ['Bar Admission']],
    ['Teacher', 'Valid state teaching license', ['State Teaching License']],
    ['Analyst', 'PMP is a plus', []],
    ['Analyst', 'Reports to the CIA and the PE team', []],
  ])('certifications of %j with %j are %j', (title, text, labels) => {
    expect(readTexts(title, text).certifications.map(({ id }) => sharedTaxonomy.label(id))).toEqual(labels);
  });

  it.each([
    ['Data Analyst (Remote)', '', 'remote'],
    ['Data Analyst', 'This is not a remote position.', 'on_site'],
    ['Data Analyst', 'Hybrid schedule, three days in the office', 'hybrid'],
    ['Data Analyst', 'Telework eligible', 'hybrid'],
    ['Data Analyst', 'Travel to remote sites', undefined],
  ])('work mode of %j with %j is %j', (title, text, mode) => {
    expect(readTexts(title, text).workMode?.value).toBe(mode);
  });

  it.each([
    ['Marketing Intern', '', 'internship'],
    ['Cook - Part time', '', 'part_time'],
    ['Contract Specialist', 'Full-time position', 'full_time'],
    ['Analyst', 'Full-time experience', undefined],
  ])('job type of %j with %j is %j', (title, text, type) => {
    expect(readTexts(title, text).jobType?.value).toBe(type);
  });

  it.each([
    ['Kitchen Manager', '', 3],
    ['Accountant', 'Supervises a team of 5 accountants', 2],
    ['Accountant', 'This position has no supervisory responsibilities', 1],
  ])('management level of %j with %j is %j', (title, text, level) => {
    expect(readTexts(title, text).managementLevel?.value).toBe(level);
  });

  it('reads the industry from the field, the employer or a sentence', () => {
    const label = (read: ReturnType<typeof readTexts>) => sharedTaxonomy.label(read.industries[0]?.id ?? 0);
    expect(label(readTexts('Clerk', '', 'City of Houston'))).toBe('Public administration');
    expect(label(readTexts('Clerk', 'Experience in the oil and gas industry'))).toBe('Mining, oil and gas');
  });

  it('takes federal boilerplate for no requirement', () => {
    const text = 'You must be a U.S. citizen.\nPhysical demands: lifting.\nA background investigation is required.';
    expect(readTexts('Clerk', text)).toMatchObject({ skills: [], certifications: [], education: null, years: null });
  });
});
