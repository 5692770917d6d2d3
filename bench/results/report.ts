import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { type BoardMoves, boardMovesName, type MoveTimes } from '#bench/board-moves.ts';
import type { FirstLoad } from '#bench/first-load.ts';
import type { RefusedLogins } from '#bench/refused-logins.ts';
import { formatDecimal, formatInteger, goalCells, verdict } from './cells.ts';
import type { DatabaseResults, Results, ScenarioResult, StaffResults } from './results.ts';
import { table } from './table.ts';
import type { Times } from './times.ts';

const goals = {
  /** Of a sign-in while the CPUs are busy: its p95 at 16 callers is about as long without other work. */
  signIn: 250,
  ranking: 25,
  boardMove: 100,
  refusals: 5,
  secondStart: 3000,
  firstLoad: 180,
} as const;

/** Formats the results as Markdown. */
export function report({ databases, demo, firstLoads }: Results): string {
  return [
    '# Benchmark results',
    machine(),
    ...databases.flatMap(databasePart),
    '## Demo start\n',
    table(
      ['', 'ms', 'goal', 'met'],
      [
        ['first start: creates the database, loads the demo', formatInteger(demo.first), '', ''],
        [
          'second start, median of three',
          formatInteger(demo.second),
          `< ${goals.secondStart}`,
          verdict(demo.second, goals.secondStart),
        ],
      ],
    ),
    ...firstLoadPart(firstLoads),
  ].join('\n');
}

function machine(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `
${new Date().toISOString().slice(0, 10)} · ${availableParallelism()} × ${cpus()[0]?.model ?? 'processor'} · ${gigabytes} GB · Node ${process.version} · load when written ${loadavg()[0]?.toFixed(1)}

The callers, the product, and the database share the CPUs. 100,000 jobs, 200,000 job seekers, 300,000 applications. Times are in milliseconds.
Each of 16 callers sends its next request as soon as it has the previous response. Of three rounds, the table has the one with the median p95.
*Baseline* is the limit measured in the same run: the same SQL through the driver only, with the same concurrency; for
responses from memory, a plain loop over six bytes per job; for login, argon2 only. *node ms* and *db ms* are CPU time per response. *node:http* returns the same JSON and does nothing else. Ratios compare requests per second. *sign-in p95*: one person after another signs in while the 16 callers work.
`;
}

const scenarioHead = [
  '16 callers',
  'p50',
  'p95',
  'p99',
  'req/s',
  'node ms',
  'db ms',
  'baseline/s',
  'ratio',
  'node:http/s',
  'ratio',
  'p95 goal',
  'met',
  'sign-in p95 goal',
  'sign-in p95',
  'met',
];

function databasePart({
  database,
  scenarios,
  ranking,
  refusals,
  boardMoves,
  memory,
  startedInMs,
  filledInMs,
  applicationsReadInMs,
}: DatabaseResults): string[] {
  return [
    `## ${database}\n`,
    table(scenarioHead, scenarios.map(scenarioRow)),
    '',
    table(
      ['ranking in the server', 'p50', 'p95', 'p99', 'plain loop p50', 'ratio', 'p95 goal', 'met'],
      rankingRows(ranking),
    ),
    '',
    table([boardMovesName, 'p50', 'p95', 'p99', 'SQL only p95', 'p95 goal', 'met'], boardMovesRows(boardMoves)),
    '',
    table(['one caller', 'p50', 'p95', 'difference of p50', 'goal', 'met'], refusalRows(refusals)),
    '',
    table(
      ['', ''],
      [
        ['time from process start to the first response', `${formatInteger(startedInMs)} ms`],
        ['time until the ranking is complete, in the background', `${formatInteger(filledInMs.ranking)} ms`],
        ['time until all indexes are complete, in the background', `${formatInteger(filledInMs.all)} ms`],
        applicationsRow(applicationsReadInMs),
        ...memoryRows(memory),
      ],
    ),
    '',
  ];
}

function scenarioRow({ name, goal, times, cpuTime, baseline, http, signIns }: ScenarioResult): string[] {
  const { p50, p95, p99, perSecond } = times;
  const limit = (of?: Times) => (of ? [formatInteger(of.perSecond), (perSecond / of.perSecond).toFixed(2)] : ['', '']);
  const costs = [formatDecimal(cpuTime.node), cpuTime.database === undefined ? '' : formatDecimal(cpuTime.database)];
  const measured = [...[p50, p95, p99].map(formatDecimal), formatInteger(perSecond), ...costs];
  return [
    name,
    ...measured,
    ...limit(baseline),
    ...limit(http),
    ...goalCells(p95, goal),
    ...(signIns ? [`≤ ${goals.signIn}`, formatDecimal(signIns.p95), verdict(signIns.p95, goals.signIn)] : ['', '', '']),
  ];
}

/** The rows that a run of the works of staff replaces. */
export function staffRows({ scenarios, ranking, boardMoves, applicationsReadInMs, memory }: StaffResults): string[][] {
  return [
    ...scenarios.map(scenarioRow),
    ...rankingRows(ranking),
    ...boardMovesRows(boardMoves),
    applicationsRow(applicationsReadInMs),
    ...memoryRows(memory),
  ];
}

function applicationsRow(ms: number): string[] {
  return ['time until all applications are in memory, from the first broad search on', `${formatInteger(ms)} ms`];
}

function memoryRows({ node, database }: DatabaseResults['memory']): string[][] {
  return [
    ['memory of the server process after the load', `${formatInteger(node)} MB`],
    ...(database === undefined ? [] : [['memory of the database', `${formatInteger(database)} MB`]]),
  ];
}

function rankingRows({ seekers, jobs }: DatabaseResults['ranking']): string[][] {
  return [
    rankingRow('top 50 of 200,000 job seekers for a job', seekers),
    rankingRow('top 50 of 100,000 jobs for a job seeker', jobs),
  ];
}

function rankingRow(name: string, { ranked, baseline }: DatabaseResults['ranking']['jobs']): string[] {
  const { p50, p95, p99 } = ranked;
  return [
    name,
    ...[p50, p95, p99].map(formatDecimal),
    formatDecimal(baseline.p50),
    (p50 / baseline.p50).toFixed(1),
    ...goalCells(p95, goals.ranking),
  ];
}

/** The goal is for one person's move; 16 people who move cards without a pause show how it degrades. */
function boardMovesRows({ alone, together }: BoardMoves): string[][] {
  const measured = ({ product, sql }: MoveTimes) => [product.p50, product.p95, product.p99, sql.p95].map(formatDecimal);
  return [
    ['moves of one person', ...measured(alone), ...goalCells(alone.product.p95, goals.boardMove)],
    ['moves of 16 people at once', ...measured(together), '', ''],
  ];
}

/** The response time must not reveal whether an email has an account. */
function refusalRows({ wrongPassword, unknownName }: RefusedLogins): string[][] {
  const percent = Math.abs(unknownName.p50 / wrongPassword.p50 - 1) * 100;
  return [
    ['login refused: wrong password', formatDecimal(wrongPassword.p50), formatDecimal(wrongPassword.p95), '', '', ''],
    [
      'login refused: unknown username',
      formatDecimal(unknownName.p50),
      formatDecimal(unknownName.p95),
      `${formatDecimal(percent)} %`,
      `< ${goals.refusals} %`,
      verdict(percent, goals.refusals),
    ],
  ];
}

function firstLoadPart(loads: readonly FirstLoad[] | undefined): string[] {
  if (!loads) return ['\n## First load\n\nNot measured: Chromium is not installed.'];
  return [
    '\n## First load with an empty cache, in kB; scripts and styles with gzip\n',
    table(
      ['page', 'scripts', 'goal', 'met', 'styles', 'other', 'requests'],
      loads.map(({ path, scripts, styles, rest, requests }) => {
        // The limit applies to the home page.
        const goal = path === '/' ? goals.firstLoad : undefined;
        const others = [styles, rest].map((bytes) => formatDecimal(bytes / 1000));
        return [path, formatDecimal(scripts / 1000), ...goalCells(scripts / 1000, goal), ...others, String(requests)];
      }),
    ),
    '',
  ];
}
