// `npm run prove` runs the proofs of reliability R1 to R22 at full size, which takes hours, and writes docs/proof.md.
// `npm run prove -- R1 R15` runs some of them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { runWithServers } from '#scripts/ci/debian-servers.ts';
import { formatElapsed, printStep } from '#scripts/setup/output.mjs';
import { buildWeb } from '#scripts/start/build-web.ts';
import { printResult, singleResult, sumTallies, type Tally } from '#scripts/test/tally.ts';
import { runVitest } from '#scripts/test/vitest.ts';
import { writeProof } from './page.ts';
import { type Proof, proofs } from './proofs.ts';

const figuresFile = '.cache/test/figures.txt';

const ids = process.argv.slice(2);
const unknown = ids.filter((id) => !proofs.some((proof) => proof.id === id));
if (unknown.length > 0) throw new Error(`There is no proof ${unknown.join(', ')}`);

mkdirSync('.cache/test', { recursive: true });
// Some tests start the server, which serves the web app.
buildWeb();
const tallies: Tally[] = [];
for (const proof of proofs) {
  if (ids.length === 0 || ids.includes(proof.id)) tallies.push(await prove(proof));
}
printResult(sumTallies(tallies));

async function prove(proof: Proof): Promise<Tally> {
  const start = Date.now();
  printStep(`${proof.id} ${proof.title}.`);
  const results: Tally[] = [];
  const figures: string[] = [];
  for (const run of proof.runs) {
    const { tally, lines } = await runWithServers(run.servers ?? {}, (urls) => {
      const env = { ...run.env, ...urls };
      return 'tests' in run ? runTests(proof.id, run.tests, env) : runProgram(run.program, env);
    });
    results.push(tally);
    figures.push(...lines);
  }
  const tally = sumTallies(results);
  const isMet = tally.failures.length === 0 && tally.passed > 0;
  writeProof(proof, { isMet, figures, ...tally, elapsed: formatElapsed(start) });
  printStep(`${proof.id}: ${isMet ? 'met' : 'NOT met'} after ${formatElapsed(start)}.`);
  return tally;
}

interface Measured {
  readonly tally: Tally;
  readonly lines: readonly string[];
}

type Environment = Readonly<Record<string, string>>;

async function runTests(id: string, tests: readonly string[], env: Environment): Promise<Measured> {
  rmSync(figuresFile, { force: true });
  const reporter = '--reporter=./scripts/prove/figures-reporter.ts';
  const tally = await runVitest(`prove-${id}`, [...tests, reporter], { ...env, FIGURES: figuresFile });
  const lines = existsSync(figuresFile) ? readFileSync(figuresFile, 'utf8').trim().split('\n') : [];
  return { tally, lines };
}

async function runProgram(program: string, env: Environment): Promise<Measured> {
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    console.log(line);
    if (line.trim() && !line.startsWith('>')) lines.push(line.trim());
  });
  const [status] = await once(child, 'close');
  return { tally: singleResult(program, status === 0), lines };
}
