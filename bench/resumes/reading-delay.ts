import { performance } from 'node:perf_hooks';
import { table } from '#bench/results/table.ts';
import { readResume } from '#server/features/resumes/service.ts';
import { buildHostileText } from '#server/testing/hostile-texts.ts';

/** In milliseconds. */
const maxDelay = 5000;

/** The time in which a person's short file is read while another account sends 50 of the slowest files at once. */
export async function measureReadingDelay(): Promise<{ readonly text: string; readonly isMissed: boolean }> {
  const { text } = buildHostileText('2019 - ', { heading: 'Education', lineLength: 25, length: 199_000 });
  const slow = Array.from({ length: 50 }, () => readResume(Buffer.from(text), 'a.txt', { account: 'one' }));
  const outcomes = Promise.allSettled(slow);
  const start = performance.now();
  await readResume(Buffer.from('Ana Lima\nana@example.com'), 'a.txt', { account: 'other' });
  const delay = Math.round(performance.now() - start);
  const refusedCount = (await outcomes).filter(({ status }) => status === 'rejected').length;
  const rows = [
    ['another person’s file is read, ms', String(delay), `≤ ${maxDelay}`, delay <= maxDelay ? 'yes' : 'no'],
    ['of the 50 files refused with 429', String(refusedCount), '', ''],
  ];
  return {
    text: `While one account sends 50 of the slowest files at once:\n\n${table(['', 'value', 'goal', 'met'], rows)}`,
    isMissed: delay > maxDelay,
  };
}
