import { createRandom } from '#server/db/demo/random.ts';
import { largeJobId } from './data/applications.ts';
import { applicationCount } from './data/fill.ts';
import type { BenchRequest } from './load.ts';
import type { Scenario } from './scenarios.ts';
import type { StaffAccount, Tokens } from './sign-in.ts';

/** Maximum p95 of every staff page in milliseconds. */
const goal = 150;

/** The same for the table of a job with 10,000 applicants. */
const largeTableGoal = 300;

const names = ['anderson', 'José', 'lee', 'Marberg, Wei', 'minh kowski', 'sarah carlson'];
const words = ['remote', 'quiet team', 'analyst', 'nurse', 'engineer small company', 'paint'];
const skills = ['SQL', 'JavaScript', 'Python', 'Excel', 'Accounting', 'Customer service'];

const board = new URLSearchParams({ sort: 'score', limit: '200', parts: 'none' });

/** The works of staff. Callers differ, so that caches do not distort the result. */
export const staffScenarios: readonly Scenario[] = [
  staff('Staff: job seekers, last changed', () => '/api/v1/seekers'),
  staff('Staff: job seekers by name', (caller, turn) => search(names, caller + turn), 6),
  staff('Staff: job seekers by words', (caller, turn) => search(words, caller + turn), 6),
  staff('Staff: job seekers by skills', (caller, turn) => `/api/v1/seekers?${skillQuery(caller + turn)}`, 6),
  staff('Staff: job seekers a partner may see', () => '/api/v1/seekers?sort=name', 1, 'recruiter'),
  staff('Staff: applications of all jobs', () => '/api/v1/applications'),
  staff('Staff: applications of all jobs, best first', () => '/api/v1/applications?sort=score&status=applied'),
  staff('Staff: applications by name or title', (caller, turn) => searchApplications(caller + turn), 6),
  staff('Staff: applications of an employer', () => '/api/v1/applications?sort=oldest', 1, 'manager'),
  staff('Staff: applicants of a job, 50', (_caller, turn) => `/api/v1/jobs/${turn + 1}/applications`, 20),
  // As the board requests them.
  staff('Staff: applicants of a job, 200', (_caller, turn) => `/api/v1/jobs/${turn + 1}/applications?${board}`, 20),
  large('Staff: table of 10,000 applicants', () => ''),
  large('Staff: table of 10,000 applicants by stage, newest', () => '?status=screening&sort=newest'),
  large('Staff: table of 10,000 applicants by words', (turn) => `?${searchWords(turn)}`),
  staff('Staff: one application', (caller, turn) => `/api/v1/applications/${randomId(caller, turn)}`, 40),
  staff('Staff: managed jobs', () => '/api/v1/managed-jobs'),
  staff('Staff: managed jobs, longest wait first', () => '/api/v1/managed-jobs?sort=waiting&status=active'),
  staff('Staff: dashboard figures', () => '/api/v1/dashboard/numbers'),
  staff('Staff: home page of an employer', () => '/api/v1/homepage', 1, 'manager'),
];

/** The table of the job with the most applicants. */
function large(name: string, getQuery: (turn: number) => string): Scenario {
  const getPath: GetPath = (caller, turn) => `/api/v1/jobs/${largeJobId}/applications${getQuery(caller + turn)}`;
  return { ...staff(name, getPath, 6), goal: largeTableGoal };
}

type GetPath = (caller: number, turn: number) => string;

/** @param turns number of different requests per caller */
function staff(name: string, getPath: GetPath, turns = 1, account: StaffAccount = 'admin'): Scenario {
  const getRequests = (caller: number, tokens: Tokens): BenchRequest[] =>
    Array.from({ length: turns }, (_none, turn) => ({
      path: getPath(caller, turn),
      headers: { authorization: `Bearer ${tokens.staff[account]}` },
    }));
  return { name, goal, requestsOf: getRequests, hasSignIns: true };
}

function search(texts: readonly string[], turn: number): string {
  return `/api/v1/seekers?${new URLSearchParams({ words: texts[turn % texts.length] ?? '' })}`;
}

function searchApplications(turn: number): string {
  return `/api/v1/applications?${searchWords(turn)}`;
}

function searchWords(turn: number): URLSearchParams {
  const texts = [...names, 'analyst', 'nurse', 'senior engineer'];
  return new URLSearchParams({ words: texts[turn % texts.length] ?? '' });
}

function skillQuery(turn: number): URLSearchParams {
  const two = [skills[turn % skills.length] ?? '', skills[(turn + 1) % skills.length] ?? ''];
  return new URLSearchParams(two.map((skill): [string, string] => ['skill', skill]));
}

function randomId(caller: number, turn: number): number {
  return createRandom(`application ${caller} ${turn}`).int(1, applicationCount);
}
