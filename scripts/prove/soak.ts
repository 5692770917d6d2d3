// Half of the load of `load.ts` for two hours, or SOAK_MINUTES: memory, open files, and connections must not grow.
// What the product holds is the heap after a garbage collection. The memory of the process also has free pages of V8 and of the C
// library, which come and go by several megabytes, so that it has a limit of its own.
import { readdirSync } from 'node:fs';
import { getMemory, readPostmasterPid } from '#bench/product/processes.ts';
import { formatLoad } from './load/format-load.ts';
import { type LoadedServer, runMixedLoad } from './load/mixed-load.ts';

const minutes = Number(process.env.SOAK_MINUTES ?? 120);
/** The server fills its caches during this part, which is not measured. */
const warmUpShare = 0.25;
const maxMegabytesAnHour = 1;
/** Of the memory of the process, from the end of the warm-up on. */
const maxGrowth = 0.05;

interface Sample {
  /** The smallest heap after the collections of this minute, or the one before. */
  readonly heap: number;
  readonly memory: number;
  readonly databaseMemory: number;
  readonly files: number;
}

const samples: Sample[] = [];
let collected: number[] = [];
const result = await runMixedLoad({
  seconds: minutes * 60,
  perSecond: 25,
  memberCount: 250,
  chatCount: 500,
  onMinute: (server) => void samples.push(takeSample(server)),
  onCollection: (megabytes) => void collected.push(megabytes),
});
const measured = samples.slice(Math.floor(samples.length * warmUpShare));
const heaps = getLowest(measured.map(({ heap }) => heap));
const memories = getLowest(measured.map(({ memory }) => memory));
const slope = getSlope(heaps) * 60;
const [memoryBefore = 0, memoryAtEnd = 0] = [memories[Math.min(9, memories.length - 1)], memories.at(-1)];
const growth = memoryAtEnd / memoryBefore - 1;
const files = measured.map((sample) => sample.files);
const [first, last] = [measured[0], measured.at(-1)];
for (const line of formatLoad(result)) console.log(line);
console.log(
  `heap after a collection: ${heaps.at(0)?.toFixed(1)} MB after warm-up, ${heaps.at(-1)?.toFixed(1)} MB at the end, ${slope.toFixed(2)} MB an hour`,
);
console.log(
  `memory of the server: ${memoryBefore.toFixed(0)} MB in the ten minutes after warm-up, ${memoryAtEnd.toFixed(0)} MB in the last ones (${(growth * 100).toFixed(1)} %)`,
);
for (const name of ['heap', 'memory'] as const) {
  console.log(`${name}, the lowest of each ten minutes: ${listLowest(samples.map((sample) => sample[name]))} MB`);
}
console.log(
  `memory of the database: ${first?.databaseMemory.toFixed(0)} MB, ${last?.databaseMemory.toFixed(0)} MB at the end`,
);
console.log(`open files: ${Math.min(...files)} to ${Math.max(...files)}, ${last?.files} at the end`);
const hasErrors = Object.keys(result.errors).length > 0;
const hasMoreFiles = (last?.files ?? 0) > (first?.files ?? 0) + 20;
process.exit(slope < maxMegabytesAnHour && growth <= maxGrowth && !hasErrors && !hasMoreFiles ? 0 : 1);

function takeSample({ pid, databaseFolder }: LoadedServer): Sample {
  const heap = Math.min(...collected, collected.length > 0 ? Number.POSITIVE_INFINITY : (samples.at(-1)?.heap ?? 0));
  collected = [];
  return {
    heap,
    memory: getMemory(pid),
    databaseMemory: getMemory(readPostmasterPid(databaseFolder), true),
    files: readdirSync(`/proc/${pid}/fd`).length,
  };
}

/** From the start on, so that a reader sees whether it still grows at the end. */
function listLowest(values: readonly number[]): string {
  const lowest = getLowest(values).filter((_, index) => index % 10 === 9);
  return lowest.map((value) => value.toFixed(1)).join(', ');
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
