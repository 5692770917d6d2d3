import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import type { FirstLoad } from './first-load.ts';
import type { PageScore } from './lighthouse.ts';
import type { RefusedLogins } from './refused-logins.ts';
import type { DatabaseResults, Results, ScenarioResult } from './results.ts';
import { table } from './table.ts';
import type { Times } from './times.ts';

const goals = {
  ranking: 25,
  refusals: 5,
  secondStart: 3000,
  firstLoad: 180,
  performance: 90,
  accessibility: 100,
} as const;

/** The results as a page that people read. */
export function report({ databases, demo, firstLoads }: Results): string {
  return [
    '# What was measured',
    machine(),
    ...databases.flatMap(databasePart),
    '## Starting the demo\n',
    table(
      ['', 'ms', 'goal', 'holds'],
      [
        ['first start: database made, demo loaded', formatInteger(demo.first), '', ''],
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

The callers, the product and the database share the processors. 100,000 jobs, 200,000 job seekers. Times are milliseconds.
Each of 16 callers sends its next request as soon as the last one is answered; three rounds, and the one with the median p95 counts.
*Bare* is the limit measured in the same run: the very SQL of those requests through the driver alone, as many at once;
where an answer comes from memory alone, one look at every job in a bare loop over six bytes of each; for the sign-in, argon2 alone. *node ms* and *db ms* are processor time per answer. *node:http* answers the same JSON and does nothing else. The ratios are of requests a second.
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
  'bare/s',
  'ratio',
  'node:http/s',
  'ratio',
  'p95 goal',
  'holds',
];

function databasePart({
  database,
  scenarios,
  ranking,
  refusals,
  memory,
  startedInMs: startedIn,
  filledIn,
}: DatabaseResults): string[] {
  return [
    `## ${database}\n`,
    table(scenarioHead, scenarios.map(scenarioRow)),
    '',
    table(
      ['ranking in the server', 'p50', 'p95', 'p99', 'bare loop p50', 'ratio', 'p95 goal', 'holds'],
      [
        rankingRow('top 50 of 200,000 job seekers for a job', ranking.seekers),
        rankingRow('top 50 of 100,000 jobs for a job seeker', ranking.jobs),
      ],
    ),
    '',
    table(['one caller', 'p50', 'p95', 'difference of p50', 'goal', 'holds'], refusalRows(refusals)),
    '',
    table(
      ['', ''],
      [
        ['start on these rows until the first answer', `${formatInteger(startedIn)} ms`],
        ['until everybody stands in the ranking, read meanwhile', `${formatInteger(filledIn)} ms`],
        ['memory of the server process after all this', `${formatInteger(memory.node)} MB`],
        ...(memory.database === undefined ? [] : [['memory of the database', `${formatInteger(memory.database)} MB`]]),
      ],
    ),
    '',
  ];
}

function scenarioRow({ name, goal, times, cpuTime: spent, baseline: bare, http }: ScenarioResult): string[] {
  const { p50, p95, p99, perSecond } = times;
  const limit = (of: Times) => [formatInteger(of.perSecond), (perSecond / of.perSecond).toFixed(2)];
  const costs = [formatDecimal(spent.node), spent.database === undefined ? '' : formatDecimal(spent.database)];
  const measured = [...[p50, p95, p99].map(formatDecimal), formatInteger(perSecond), ...costs];
  return [name, ...measured, ...limit(bare), ...limit(http), ...goalCells(p95, goal)];
}

function rankingRow(name: string, { ranked, bare }: DatabaseResults['ranking']['jobs']): string[] {
  const { p50, p95, p99 } = ranked;
  return [
    name,
    ...[p50, p95, p99].map(formatDecimal),
    formatDecimal(bare.p50),
    (p50 / bare.p50).toFixed(1),
    ...goalCells(p95, goals.ranking),
  ];
}

/** Whoever guesses must not learn from the time of an answer whether an address has an account. */
function refusalRows({ wrongPassword, unknownName }: RefusedLogins): string[][] {
  const percent = Math.abs(unknownName.p50 / wrongPassword.p50 - 1) * 100;
  return [
    ['sign-in refused: wrong password', formatDecimal(wrongPassword.p50), formatDecimal(wrongPassword.p95), '', '', ''],
    [
      'sign-in refused: a name that nobody has',
      formatDecimal(unknownName.p50),
      formatDecimal(unknownName.p95),
      `${formatDecimal(percent)} %`,
      `< ${goals.refusals} %`,
      verdict(percent, goals.refusals),
    ],
  ];
}

function firstLoadPart(loads: readonly FirstLoad[] | undefined): string[] {
  if (!loads) return ['\n## First load\n\nNot measured: there is no Chromium.'];
  return [
    '\n## First load with an empty cache, kB; scripts and styles as gzip\n',
    table(
      ['page', 'scripts', 'goal', 'holds', 'styles', 'the rest', 'requests'],
      loads.map(({ path, scripts, styles, rest, requests }) => {
        // The goal is for the scripts of the page that people come to first.
        const goal = path === '/' ? goals.firstLoad : undefined;
        const others = [styles, rest].map((bytes) => formatDecimal(bytes / 1000));
        return [path, formatDecimal(scripts / 1000), ...goalCells(scripts / 1000, goal), ...others, String(requests)];
      }),
    ),
    '',
  ];
}

/** What Lighthouse says of each page on a slow phone and a slow line, with the times it comes from. */
export function lighthouseTable(scores: readonly PageScore[] | undefined): string {
  if (!scores) return 'Not measured: there is no Chromium, or Lighthouse could not be brought.';
  const head = [
    'page',
    'performance',
    'holds',
    'accessibility',
    'holds',
    'first content',
    'largest',
    'blocked',
    'shift',
  ];
  const rows = scores.map(
    ({
      path,
      performance,
      accessibility,
      firstContentMs: firstContent,
      largestContentMs: largestContent,
      blockedMs: blocked,
      shift,
    }) => [
      path,
      `${performance}, goal ≥ ${goals.performance}`,
      verdict(-performance, -goals.performance),
      `${accessibility}, goal ${goals.accessibility}`,
      verdict(-accessibility, -goals.accessibility),
      ...[firstContent, largestContent, blocked].map(formatInteger),
      shift.toFixed(3),
    ],
  );
  const when = `Mobile, the median of three runs by performance; times in milliseconds. ${new Date().toISOString().slice(0, 10)}, load ${loadavg()[0]?.toFixed(1)}.`;
  return `${when}\n\n${table(head, rows)}`;
}

function goalCells(value: number, goal: number | undefined): [string, string] {
  return goal === undefined ? ['', ''] : [`≤ ${goal}`, verdict(value, goal)];
}

function verdict(value: number, goal: number): string {
  return value <= goal ? 'yes' : '**no**';
}

function formatInteger(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function formatDecimal(value: number): string {
  return value.toFixed(1);
}
