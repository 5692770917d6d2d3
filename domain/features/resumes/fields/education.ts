import type { ResumeLookups } from '#domain/features/resumes/lookups.ts';
import type { Extracted, ParsedEducation, ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import { fold } from '#domain/features/resumes/text/fold.ts';
import { getLineRange, type Line } from '#domain/features/resumes/text/lines.ts';
import { splitCommas, splitPieces, trimSeparators } from '#domain/features/resumes/text/separators.ts';
import { unwrap } from '#domain/features/resumes/text/unwrap.ts';
import { findDates } from './dates.ts';
import { findDegree } from './degrees.ts';
import { splitLocation, takeLocation } from './person/location.ts';

/** Entries of the education section: a new one starts at a second degree, school or date range. */
export function readEducation(lines: readonly Line[], lookups: ResumeLookups = {}): ParsedResume['education'] {
  return groupEntries(findHeaderLines(lines))
    .map((entry) => readEntry(entry, lookups))
    .filter(({ value }) => value.degree !== '' || value.school !== '')
    .slice(0, 30);
}

/** Bullets under a degree, such as grades and theses, are ignored. */
function findHeaderLines(lines: readonly Line[]): Line[] {
  const plain = lines.filter(({ bullet }) => !bullet);
  const relevant = plain.some(({ text }) => hasSchool(text) || findDegree(text)) ? plain : lines;
  const afterBlank = new Set(relevant.flatMap((line) => (line.afterBlank ? [line.number] : [])));
  return unwrap(
    relevant.map((line) => ({ ...line, bullet: false })),
    (text) => findDates(text).length > 0 || findDegree(text) !== undefined,
  ).map(({ text, lines: { from } }) => ({
    text,
    bullet: false,
    number: from,
    afterBlank: afterBlank.has(from),
  }));
}

interface EntryMarks {
  degree: boolean;
  school: boolean;
  dates: boolean;
}

function groupEntries(lines: readonly Line[]): Line[][] {
  // Where every line follows a blank one, blank lines do not separate entries.
  const isSpaced = lines.every(({ afterBlank }) => afterBlank);
  const groups: Line[][] = [];
  let seen: EntryMarks = { degree: false, school: false, dates: false };
  for (const line of lines) {
    const marks = findMarks(line.text);
    const isRepeated = (marks.degree && seen.degree) || (marks.school && seen.school) || (marks.dates && seen.dates);
    const isSeparated = !isSpaced && line.afterBlank && (marks.degree || marks.school) && (seen.degree || seen.school);
    if (groups.length === 0 || isRepeated || isSeparated) {
      groups.push([]);
      seen = { degree: false, school: false, dates: false };
    }
    groups.at(-1)?.push(line);
    seen = {
      degree: seen.degree || marks.degree,
      school: seen.school || marks.school,
      dates: seen.dates || marks.dates,
    };
  }
  return groups;
}

function findMarks(text: string): EntryMarks {
  return {
    degree: text.length <= 160 && findDegree(text) !== undefined,
    school: hasSchool(text),
    dates: findDates(text).length > 0,
  };
}

const schoolPattern =
  /\b(?:university|universite|universidad|universitat|universita|college|institute|institut|instituto|school|academy|academie|academia|polytechnic|polytechnique|ecole|lycee|cegep|escuela|colegio|seminary|conservatory|mit|ucla|hec|eth)\b|(?:대학교|대학|대학원|고등학교|大学|大学院|高校|高等学校|専門学校)(?=$|\s)/;

function hasSchool(text: string): boolean {
  return schoolPattern.test(fold(text).replace(/high school (?:diploma|graduate)/, ''));
}

function readEntry(lines: readonly Line[], lookups: ResumeLookups): Extracted<ParsedEducation> {
  const dates = lines.flatMap(({ text }) => findDates(text))[0];
  const pieces = lines
    .flatMap(({ text }) => splitPieces(removeDates(text)))
    .filter((piece) => !gradePattern.test(piece) || findDegree(piece))
    .flatMap((piece) => removeLocation(piece, lookups));
  const value = {
    ...findDegreeAndSchool(pieces, lookups),
    start: dates?.start ?? '',
    end: dates?.end ?? '',
  };
  const confidence = 0.4 + (value.degree ? 0.2 : 0) + (value.school ? 0.2 : 0) + (dates ? 0.15 : 0);
  return { value, confidence: Math.round(confidence * 100) / 100, lines: getLineRange(lines) };
}

const gradePattern = /^(?:gpa|cgpa|grade|moyenne|promedio|honou?rs|magna|summa|cum laude)\b/i;

function removeDates(text: string): string {
  const dates = findDates(text);
  return [...dates, undefined].map((date, index) => text.slice(dates[index - 1]?.to ?? 0, date?.from)).join('   ');
}

function removeLocation(piece: string, { isCity }: ResumeLookups): string[] {
  const { place, rest } = splitLocation(piece.replace(placeholderLocation, ''));
  const inside = place === '' ? takeLocation(rest) : { place, rest: [rest] };
  // "MS" is a degree too, so that only a known city shows a location between other parts.
  const isLocated = place !== '' || isCity?.(inside.place.split(',')[0] ?? '') === true;
  return (isLocated ? inside.rest : [rest]).filter((each) => each !== '');
}

/** Placeholder text of a template. */
const placeholderLocation =
  /(?:^|\b(?=city\b))(?:city\s*,\s*)?state\b(?!\s+(?:university|college|school))(?:\s*,\s*(?:country|united states)\b)?/i;

function findDegreeAndSchool(
  pieces: readonly string[],
  lookups: ResumeLookups,
): Pick<ParsedEducation, 'level' | 'degree' | 'field' | 'school'> {
  const parts = pieces
    .flatMap((piece) => joinCampus(splitCommas(piece), lookups))
    .flatMap(splitAtSchool)
    .flatMap(splitEastAsianSchool);
  const degreePart = parts.find(
    (part) => findDegree(part) && !(hasSchool(part) && findDegree(part)?.level === 'high_school'),
  );
  const degree = findDegree(degreePart ?? '') ?? findDegree(parts.join(', '));
  const school =
    parts.find((part) => part !== degreePart && hasSchool(part)) ??
    parts.find((part) => part !== degreePart && /^\p{Lu}{3,6}$/u.test(part)) ??
    '';
  const after = degreePart && degree ? trimSeparators(degreePart.slice(degree.to)).replace(fieldLead, '') : '';
  const field =
    trimSeparators(after) ||
    parts.find((part) => part !== degreePart && part !== school && /^\p{Lu}/u.test(part) && part.length <= 80) ||
    readFieldBefore(degreePart, degree?.from);
  const level = degree?.level ?? (/high school/i.test(school) ? 'high_school' : null);
  return { level, degree: trimSeparators(degree?.text ?? ''), field, school: removeField(school, field) };
}

/** "Practical Nursing Diploma", but not "Honours Bachelor of Arts". */
function readFieldBefore(degreePart = '', from = 0): string {
  const before = trimSeparators(degreePart.slice(0, from));
  return /^\p{Lu}/u.test(before) && !hasSchool(before) && !rankPattern.test(before) ? before : '';
}

const rankPattern =
  /^(?:honou?rs|completed|earned|obtained|joint|dual|double|advanced|graduate|technical|professional)$/i;

/** "University of California, Los Angeles" and "University of Wisconsin, Madison" are one name. */
function joinCampus(parts: readonly string[], { isCity }: ResumeLookups): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last !== undefined && systemPattern.test(fold(last)) && isCity?.(part))
      joined[joined.length - 1] = `${last}, ${part}`;
    else joined.push(part);
  }
  return joined;
}

/** Names of universities with several places. */
const systemPattern = /\b(?:university of|state university|universite du|universidad)\b/;

/** Removes a field of study repeated before the school. */
function removeField(school: string, field: string): string {
  return field !== '' && school.startsWith(`${field} `) ? school.slice(field.length + 1) : school;
}

const fieldLead = /^(?:degree\b\s*)?(?:(?:in|en|of|major(?:ing)? in|with a major in|:)\s+)?/i;

/** "가람대학교 경영학 학사": school, then field and degree. */
function splitEastAsianSchool(part: string): string[] {
  const [school = '', ...rest] = part.split(' ');
  return rest.length > 0 && eastAsianSchool.test(school) ? [school, rest.join(' ')] : [part];
}

const eastAsianSchool = /(?:대학교|대학|대학원|고등학교|大学|大学院|高校|高等学校|専門学校)$/;

/** Splits degree and school without a separator: "PhD Princeton University", "University of Ohio Bachelor of Arts". */
function splitAtSchool(part: string): string[] {
  const degree = findDegree(part);
  if (!degree || !hasSchool(part)) return [part];
  const before = trimSeparators(part.slice(0, degree.from));
  if (hasSchool(before)) return [before, part.slice(degree.from)];
  const tail = part.slice(degree.to);
  const at = tail.search(schoolNameStart);
  return at >= 0
    ? [trimSeparators(part.slice(0, degree.to + at)), trimSeparators(tail.slice(at))].filter((piece) => piece !== '')
    : [part];
}

/** Bounded quantifiers, for linear time on long words. */
const schoolNameStart =
  /(?:\p{Lu}[\p{L}.'’-]{0,40}\s){0,3}(?:University|College|Institute|School|Academy|Polytechnic)\b|\b(?:Université|Universidad|École|Institut|Instituto|Escuela)\b/u;
