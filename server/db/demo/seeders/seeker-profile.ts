import { subtractDays } from '#domain/lib/day.ts';
import {
  closingSentences,
  degrees,
  formerEmployers,
  otherLanguages,
  schools,
} from '#server/db/demo/content/profile-texts.ts';
import type { Demo } from '#server/db/demo/demo.ts';
import type { JobFamily, RoleTemplate } from '#server/db/demo/job-families/job-family.ts';
import type { Random } from '#server/db/demo/random.ts';
import { formatMonth } from '#server/db/demo/times.ts';

export interface Occupation {
  readonly family: JobFamily;
  readonly role: RoleTemplate;
}

export function pickYearsOfExperience({ role }: Occupation, random: Random): number {
  const [min, max] = role.years;
  return random.chance(0.2) ? random.int(0, min) : random.int(min, max + 4);
}

export function buildHeadline({ role }: Occupation, years: number, random: Random): string {
  if (years < 1) return `${role.title}, starting out`;
  const strength = random.pick(role.skills);
  return random.chance(0.5)
    ? `${role.title} with ${years === 1 ? 'one year' : `${years} years`} of experience`
    : `${role.title}, strong in ${strength}`;
}

export function buildSummary({ family }: Occupation, random: Random): string {
  return [...random.sample(family.about, random.int(1, 2)), random.pick(closingSentences)].join(' ');
}

/** Past jobs, newest first, without overlap; some people are between jobs. */
export function buildExperience(demo: Demo, { family, role }: Occupation, years: number, random: Random) {
  const jobs = Math.min(4, years === 0 ? 0 : 1 + Math.floor(years / 3));
  const employers = random.sample(formerEmployers, jobs);
  const entries = random.sample(family.achievements, family.achievements.length);
  const titles = [
    role.title,
    ...random
      .sample(
        family.roles.filter((each) => each.rank === 1),
        jobs,
      )
      .map((each) => each.title),
  ];
  const isBetweenJobs = random.chance(0.45);
  let end = subtractDays(demo.now, isBetweenJobs ? random.int(60, 500) : 0);
  return employers.map((employer, at) => {
    const start = subtractDays(end, Math.round((365 * years) / jobs) - random.int(10, 60));
    const entry = {
      title: titles[at] ?? role.title,
      employer,
      start: formatMonth(start),
      end: at === 0 && !isBetweenJobs ? '' : formatMonth(end),
      text: entries[at] ?? '',
    };
    end = subtractDays(start, random.int(20, 120));
    return entry;
  });
}

export function buildEducation(demo: Demo, { family }: Occupation, level: number, years: number, random: Random) {
  if (level === 0) return [];
  const graduationYear = new Date(demo.now).getUTCFullYear() - years - random.int(0, 3);
  const length = level >= 3 ? 4 : 2;
  const from = level === 1 ? schools.high : level === 2 ? schools.college : schools.university;
  return [
    {
      school: random.pick(from),
      degree: degrees[level] ?? '',
      field: level === 1 ? '' : random.pick(family.fields),
      start: String(graduationYear - length),
      end: String(graduationYear),
    },
  ];
}

export function pickLanguages(region: string, random: Random): string[] {
  const first = region === 'QC' ? ['French', 'English'] : ['English'];
  const more = random.chance(0.3) ? random.sample(otherLanguages, 1) : [];
  return [...new Set([...first, ...more])];
}

/** Most required skills of the role, some nice-to-have skills, and common skills of the job family. */
export function pickSkills({ family, role }: Occupation, random: Random): string[] {
  return [
    ...random.sample(role.skills, Math.max(2, Math.round(role.skills.length * (0.55 + random.next() * 0.45)))),
    ...random.sample(role.niceToHaveSkills, random.int(0, 2)),
    ...random.sample(family.skills, random.int(2, 5)),
  ];
}
