import { dirname } from 'node:path/posix';
import type { Check } from './finding.ts';
import { readSources, type Source } from './sources.ts';

const MAX_LINES = 250;
const MAX_MEDIAN = 60;
const MAX_FILES = 25;

export const sizes: Check = {
  name: 'sizes',
  run() {
    const sources = readSources();
    return {
      checkedCount: sources.length,
      unit: `files, median ${median(sources)} lines`,
      problems: [...sizeProblems(sources), ...folderProblems(sources)],
    };
  },
};

/** Limits the length of each file and the median length. */
export function sizeProblems(sources: readonly Source[]): string[] {
  const long = sources
    .filter(({ text }) => lines(text) > MAX_LINES)
    .map(({ path, text }) => `${path} has ${lines(text)} lines; the limit is ${MAX_LINES}`);
  const middle = median(sources);
  return middle > MAX_MEDIAN ? [...long, `the median file has ${middle} lines; the limit is ${MAX_MEDIAN}`] : long;
}

/** Limits the source files of each folder: larger ones are split by topic. */
export function folderProblems(sources: readonly Pick<Source, 'path'>[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of sources) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MAX_FILES)
    .map(([folder, count]) => `${folder} has ${count} files; the limit is ${MAX_FILES}: split it by topic`);
}

function median(sources: readonly Source[]): number {
  const sorted = sources.map(({ text }) => lines(text)).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function lines(text: string): number {
  return text.split('\n').length - 1;
}
