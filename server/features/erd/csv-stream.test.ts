import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { streamCsv } from './csv-stream.ts';
import type { ErdRow } from './queries.ts';

const blank: ErdRow = {
  application_id: 0,
  job_id: 1,
  job_title: 'Archivist',
  organisation: 'Larkspur Labs',
  partner: null,
  source: 'applied',
  status: 'applied',
  applied_at: null,
  screening_at: null,
  interview_at: null,
  offered_at: null,
  outcome: null,
  outcome_at: null,
};

const pageSize = 1000;

/** Reads pages of this many rows, and counts the rows that were read. */
function makeReader(total: number) {
  const state = { readCount: 0 };
  const readPage = async (after: number) => {
    const rows = Array.from({ length: Math.min(pageSize, total - after) }, (_, index) => ({
      ...blank,
      application_id: after + index + 1,
    }));
    state.readCount += rows.length;
    return rows;
  };
  return { state, readPage };
}

describe('streamCsv', () => {
  it('of a million rows, reads at most a few pages ahead of the client', async () => {
    const total = 1_000_000;
    const { state, readPage } = makeReader(total);
    let receivedCount = -1;
    let maxAhead = 0;
    const client = new Writable({
      decodeStrings: false,
      highWaterMark: 1,
      write(chunk: Buffer | string, _encoding, done) {
        receivedCount += String(chunk).split('\r\n').length - 1;
        maxAhead = Math.max(maxAhead, state.readCount - receivedCount);
        setImmediate(done);
      },
    });
    await pipeline(Readable.from(streamCsv(['application_id'], readPage, pageSize), { objectMode: false }), client);
    expect([state.readCount, receivedCount]).toEqual([total, total]);
    // As many pages as the stream buffers (64 KiB of short lines), and the one that is being read.
    expect(maxAhead).toBeLessThanOrEqual(20 * pageSize);
  });

  it('reads nothing more while the client takes nothing', async () => {
    const { state, readPage } = makeReader(100_000);
    const lines = streamCsv(['application_id', 'job_title'], readPage, pageSize);
    expect((await lines.next()).value).toContain('application_id,job_title');
    expect(state.readCount).toBe(0);
    await lines.next();
    expect(state.readCount).toBe(pageSize);
    await lines.return(undefined);
    expect(state.readCount).toBe(pageSize);
  });

  it('ends after a last full page, and is only the names of the columns without rows', async () => {
    for (const total of [0, pageSize]) {
      const chunks: string[] = [];
      for await (const chunk of streamCsv(['application_id'], makeReader(total).readPage, pageSize)) chunks.push(chunk);
      expect(chunks.join('').trim().split('\r\n')).toHaveLength(1 + total);
    }
  });
});
