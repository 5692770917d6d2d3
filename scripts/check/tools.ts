import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import type { Check } from './finding.ts';

/** Type-checks all projects. The compiler prints nothing on success, so the file count comes from its build info. */
export const types: Check = {
  name: 'types',
  async run() {
    const { code, output } = await runTool('typescript/bin/tsc', ['-b', '--pretty', 'false']);
    const buildInfos = globSync('.cache/tsc/**/*.tsbuildinfo').map((path) => readFileSync(path, 'utf8'));
    return {
      checkedCount: buildInfos.reduce((count, buildInfo) => count + compiledFiles(buildInfo), 0),
      unit: 'files',
      problems: problems(code, output),
    };
  },
};

export const lint: Check = {
  name: 'lint and format',
  async run() {
    const args = ['check', '--error-on-warnings', '--max-diagnostics=100', '--colors=off'];
    const { code, output } = await runTool('@biomejs/biome/bin/biome', args);
    return {
      checkedCount: Number(output.match(/Checked (\d+) files?/)?.[1] ?? 0),
      unit: 'files',
      problems: problems(code, output),
    };
  },
};

export const unused: Check = {
  name: 'unused code',
  async run() {
    const { code, output } = await runTool('knip/bin/knip.js', [
      '--reporter',
      'symbols',
      '--no-progress',
      '--no-gitignore',
    ]);
    const { entry } = JSON.parse(readFileSync('knip.json', 'utf8'));
    const entries = globSync(entry.map((pattern: string) => pattern.replace(/!$/, '')));
    return { checkedCount: entries.length, unit: 'entry files', problems: problems(code, output) };
  },
};

function problems(code: number | null, output: string): string[] {
  return code === 0 ? [] : [output.trim() || `exited with code ${code}`];
}

/** Counts a project's files: `root` lists single ids and ranges of ids. */
function compiledFiles(buildInfo: string): number {
  const root: readonly (number | readonly [number, number])[] = JSON.parse(buildInfo).root ?? [];
  return root.reduce<number>((count, part) => count + (Array.isArray(part) ? part[1] - part[0] + 1 : 1), 0);
}

function runTool(script: string, args: readonly string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const tool = spawn(process.execPath, [`node_modules/${script}`, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [tool.stdout, tool.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
    tool.on('error', reject).on('close', (code) => resolve({ code, output }));
  });
}
