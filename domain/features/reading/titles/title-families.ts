import { families, type TitleFamily } from './title-family-list.ts';

/** The occupation that the words of a title name, if they are all of one family; the first family that fits. */
export function findTitleFamily(title: string): string | undefined {
  const isIn = ({ field, role, except }: TitleFamily): boolean =>
    field.test(title) && (role?.test(title) ?? true) && !except?.test(title);
  return families.find(isIn)?.name;
}

/** What "IT Specialist (APPSW)" or "Production Manager - Video" does: the specialty decides, not the title before it. */
export function findSpecialty(title: string): string | undefined {
  for (const [general, specialties] of generalTitles) {
    const start = general.exec(title);
    const specialty = start && title.slice(start.index + start[0].length);
    const found = specialty && specialties.find(([words]) => words.test(specialty));
    if (found) return found[1];
  }
  return undefined;
}

/** The last word of a title that is the name of an occupation without any other: "Internal Recruiter". */
export function findPlainName(title: string): string | undefined {
  const last = /\p{L}{1,20}$/u.exec(title)?.[0];
  return last !== undefined && plainNames.test(last) ? last : undefined;
}

type Specialties = readonly (readonly [RegExp, string])[];

/** As public employers name them. */
const computerSpecialties: Specialties = [
  [/\b(?:APPSW|applications? software|programmer|programming|software|developer)\b/i, 'Software Engineer'],
  [/\b(?:INFOSEC|security|cyber\w*)\b/i, 'Cybersecurity Analyst'],
  [/\b(?:SYSADMIN|systems? admin\w*)\b/i, 'Systems Administrator'],
  [/\b(?:NETWORK|networks?|network services)\b/i, 'Network Administrator'],
  [/\b(?:DATAMGT|data management|database)\b/i, 'Database Administrator'],
  [/\b(?:SYSANALYSIS|systems? analysis)\b/i, 'Systems Analyst'],
  [/\b(?:data science|data scientist)\b/i, 'Data Scientist'],
  [/\b(?:INET|internet|web)\b/i, 'Web Developer'],
  [/\b(?:CUSTSPT|customer support)\b/i, 'IT Support Specialist'],
];

/** Titles of several occupations. */
const generalTitles: readonly (readonly [RegExp, Specialties])[] = [
  [/\b(?:(?:IT|information technology) specialist|computer assistant)\b/i, computerSpecialties],
  [
    /\bproduction (?:manager|coordinator|supervisor)\b/i,
    [[/\b(?:videos?|films?|tv|television|broadcast\w*)\b/i, 'Producer']],
  ],
];

/** Names of occupations that say enough alone. */
const plainNames =
  /^(?:recruiter|nurse|welder|electrician|plumber|carpenter|chef|baker|butcher|cashier|receptionist|secretary|statistician|pharmacist|machinist|nanny|janitor|custodian|housekeeper|bartender|barista|dishwasher|illustrator|photographer|librarian|tutor|auditor|attorney|lawyer|physician|dentist|dietitian|phlebotomist|landscaper|roofer|bricklayer|paralegal|telemarketer|merchandiser|dispatcher|stocker|controller)s?$/i;

/** All names that are given, for a check against the taxonomy. */
export const familyNames: readonly string[] = [
  ...new Set([
    ...families.map(({ name }) => name),
    ...generalTitles.flatMap(([, specialties]) => specialties.map(([, name]) => name)),
  ]),
];
