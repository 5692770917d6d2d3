// `npm run prove:mutants` plants one defect at a time in a copy of the last commit and expects that its tests fail.
// `npm run prove:mutants -- session` plants those whose name contains that word.
import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { formatElapsed, printStep } from '#scripts/setup/output.mjs';
import { formatFailure, printResult, singleResult, sumTallies, type Tally } from '#scripts/test/tally.ts';
import { type Mutant, mutants } from './mutant-list.ts';

const filter = process.argv[2] ?? '';
const chosen = mutants.filter(({ name }) => name.includes(filter));

/** How much longer than all tests without a mutant a run may take. A defect may make a test run forever, which counts as caught. */
const extraRunMs = 300_000;

const copy = mkdtempSync(join(tmpdir(), 'wavelength-mutants-'));
try {
  await run('git', ['worktree', 'add', '--detach', '--force', copy, 'HEAD'], process.cwd());
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  // Some tests start the server, which serves the web app.
  await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], copy);
  const start = Date.now();
  const tallies: Tally[] = [await checkWithoutMutant()];
  const maxRunMs = Date.now() - start + extraRunMs;
  for (const mutant of chosen) tallies.push(await plant(mutant, maxRunMs));
  printResult(sumTallies(tallies));
} finally {
  await run('git', ['worktree', 'remove', '--force', copy], process.cwd());
  rmSync(copy, { recursive: true, force: true });
}

/** A failing test would seem to catch every mutant. */
async function checkWithoutMutant(): Promise<Tally> {
  const start = Date.now();
  const isPassed =
    (await runTests([...new Set(chosen.flatMap(({ tests }) => tests))], {
      stdio: ['ignore', process.stderr, 'inherit'],
    })) === 0;
  printStep(`Without a mutant: ${isPassed ? 'all tests pass' : 'tests fail'}, ${formatElapsed(start)}.`);
  if (!isPassed) throw new Error('The tests of the mutants fail without one');
  return singleResult('The tests of the mutants pass without one', isPassed);
}

async function plant({ name, file, find, replace, tests }: Mutant, maxRunMs: number): Promise<Tally> {
  const start = Date.now();
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(find).length !== 2) return singleResult(formatFailure(name, `not found once in ${file}`), false);
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  const isCaught = (await runTests(tests, { timeout: maxRunMs })) !== 0;
  writeFileSync(path, source);
  printStep(`${isCaught ? 'Caught' : 'SURVIVED'}: ${name}, ${formatElapsed(start)}.`);
  return singleResult(formatFailure(name, 'no test fails with this defect'), isCaught);
}

type RunOptions = Pick<SpawnOptions, 'stdio' | 'timeout'>;

/** Stops at the first failure. */
function runTests(tests: readonly string[], options: RunOptions): Promise<number> {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--reporter=dot', ...tests];
  return run(process.execPath, args, copy, options);
}

/** The exit code of a command. */
async function run(command: string, args: readonly string[], cwd: string, options: RunOptions = {}): Promise<number> {
  const child = spawn(command, args, { cwd, stdio: 'ignore', ...options });
  const [status] = await once(child, 'exit');
  return typeof status === 'number' ? status : 1;
}
