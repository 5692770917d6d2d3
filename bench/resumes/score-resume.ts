import { degreeLevels, type ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import { sharedTaxonomy } from '#server/reference/taxonomy.ts';
import type { ScoreBoard } from './score-board.ts';
import type { Truth } from './truth.ts';

/** Adds the scores of one parsed résumé. */
export function scoreResume(file: string, parsed: ParsedResume, truth: Truth, board: ScoreBoard): void {
  scoreContact(parsed, truth, board);
  if (truth.skills)
    board.compare(
      'skills',
      parsed.skills.map(({ value }) => canonicalSkill(value)),
      truth.skills.map(canonicalSkill),
    );
  if (truth.work) scoreWork(parsed, truth.work, board);
  if (truth.education) scoreEducation(parsed, truth.education, board);
  if (truth.certifications)
    board.compare(
      'certifications',
      parsed.certifications.map(({ value }) => plain(value.name)),
      truth.certifications.map(plain),
    );
  if (file.startsWith('livecareer/')) scoreReal(parsed, truth, board);
}

function scoreContact(parsed: ParsedResume, { contact }: Truth, board: ScoreBoard): void {
  const scoreField = (
    field: string,
    found: string | undefined,
    wanted: string | null | undefined,
    form = plain,
  ): void => board.compare(field, found ? [form(found)] : [], wanted ? [form(wanted)] : []);
  scoreField('name', parsed.name?.value, contact.name);
  scoreField('email', parsed.email?.value, contact.email);
  scoreField('phone', parsed.phone?.value, contact.phone, digits);
  if (contact.city !== undefined) scoreField('city', parsed.city?.value, contact.city);
  if (contact.region !== undefined)
    scoreField('region', parsed.region?.value, regionCodes[contact.region] ?? contact.region);
}

/** The expected values spell out states, as the résumés do. */
const regionCodes: Readonly<Record<string, string>> = { Texas: 'TX', Washington: 'WA', California: 'CA' };

function scoreWork(parsed: ParsedResume, work: NonNullable<Truth['work']>, board: ScoreBoard): void {
  const found = parsed.experience.map(({ value }) => value);
  board.compare(
    'titles',
    found.map(({ title }) => plain(title)),
    work.map(({ title }) => plain(title)),
  );
  board.compare(
    'employers',
    found.map(({ employer }) => plain(employer)),
    work.map(({ company }) => plain(company)),
  );
  board.compare(
    'positions with dates',
    found.map(({ title, employer, start, end }) => plain(`${title}|${employer}|${start}|${end}`)),
    work.map(({ title, company, start, end }) => plain(`${title}|${company}|${start}|${end ?? ''}`)),
  );
}

function scoreEducation(parsed: ParsedResume, education: NonNullable<Truth['education']>, board: ScoreBoard): void {
  board.compare(
    'education with school',
    parsed.education.map(({ value }) => plain(`${value.degree}|${value.field}|${value.school}`)),
    education.map(({ degree, area, institution }) => plain(`${degree}|${area}|${institution}`)),
  );
}

/** Real résumés, for which only counts are known. */
function scoreReal(parsed: ParsedResume, truth: Truth, board: ScoreBoard): void {
  const dated = parsed.experience.filter(({ value }) => value.start !== '').length;
  const jobs = (count: number): string[] => Array.from({ length: count }, () => 'job');
  if (truth.datedJobs) board.compare('dated jobs (real)', jobs(dated), jobs(truth.datedJobs));
  const levels = parsed.education.map(({ value }) => (value.level ? degreeLevels.indexOf(value.level) : -1));
  const highest = degreeLevels[Math.max(-1, ...levels)];
  if (truth.highestDegree) board.compare('highest degree (real)', highest ? [highest] : [], [truth.highestDegree]);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** "Excel" and "Microsoft Excel" are one skill. */
function canonicalSkill(skill: string): string {
  return plain(sharedTaxonomy.find('skill', skill)?.label ?? skill);
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}
