// Half of the load of `load.ts` for two hours, or SOAK_MINUTES: memory, open files, and connections must not grow.
import { readdirSync } from 'node:fs';
import { getMemory, readPostmasterPid } from '#bench/product/processes.ts';
import { formatLoad } from './load/format-load.ts';
import { type LoadedServer, runMixedLoad } from './load/mixed-load.ts';

const minutes = Number(process.env.SOAK_MINUTES ?? 120);
/** The server fills its caches during this part, which is not measured. */
const warmUpShare = 0.25;
const maxMegabytesAnHour = 1;

interface Sample {
  readonly memory: number;
  readonly databaseMemory: number;
  readonly files: number;
}

const samples: Sample[] = [];
const result = await runMixedLoad({
  seconds: minutes * 60,
  perSecond: 25,
  memberCount: 250,
  chatCount: 500,
  onMinute: (server) => void samples.push(takeSample(server)),
});
const measured = samples.slice(Math.floor(samples.length * warmUpShare));
const slope = getSlope(getLowest(measured.map(({ memory }) => memory))) * 60;
const files = measured.map((sample) => sample.files);
const [first, last] = [measured[0], measured.at(-1)];
for (const line of formatLoad(result)) console.log(line);
console.log(
  `memory of the server: ${first?.memory.toFixed(0)} MB after warm-up, ${last?.memory.toFixed(0)} MB at the end, ${slope.toFixed(2)} MB an hour`,
);
console.log(`memory of the server, the lowest of each ten minutes: ${listLowest(samples).join(', ')} MB`);
console.log(
  `memory of the database: ${first?.databaseMemory.toFixed(0)} MB, ${last?.databaseMemory.toFixed(0)} MB at the end`,
);
console.log(`open files: ${Math.min(...files)} to ${Math.max(...files)}, ${last?.files} at the end`);
const hasErrors = Object.keys(result.errors).length > 0;
process.exit(slope < maxMegabytesAnHour && !hasErrors && (last?.files ?? 0) <= (first?.files ?? 0) + 20 ? 0 : 1);

function takeSample({ pid, databaseFolder }: LoadedServer): Sample {
  return {
    memory: getMemory(pid),
    databaseMemory: getMemory(readPostmasterPid(databaseFolder), true),
    files: readdirSync(`/proc/${pid}/fd`).length,
  };
}

/** From the start on, so that a reader sees whether the memory still grows at the end. */
function listLowest(all: readonly Sample[]): string[] {
  const lowest = getLowest(all.map(({ memory }) => memory));
  return lowest.filter((_, index) => index % 10 === 9).map((memory) => memory.toFixed(1));
}

/** The lowest value of the ten minutes up to each: shortly after a garbage collection. */
function getLowest(values: readonly number[]): number[] {
  return values.map((_, index) => Math.min(...values.slice(Math.max(0, index - 9), index + 1)));
}

/** Change from one value to the next, by least squares. */
function getSlope(values: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length;
  const [meanX, meanY] = [(values.length - 1) / 2, mean(values)];
  const spread = values.reduce((sum, _, x) => sum + (x - meanX) ** 2, 0);
  return spread === 0 ? 0 : values.reduce((sum, y, x) => sum + (x - meanX) * (y - meanY), 0) / spread;
}
