import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JsonRecord, splitJsonRecords } from './json-records.ts';

async function* splitEvery(text: string, size: number): AsyncGenerator<string> {
  for (let index = 0; index < text.length; index += size) yield text.slice(index, index + size);
}

describe('splitJsonRecords', () => {
  it('yields the elements of an array, for any indentation and chunk size', async () => {
    const recordArbitrary = fc.dictionary(fc.string(), fc.jsonValue());
    await fc.assert(
      fc.asyncProperty(
        fc.array(recordArbitrary),
        fc.integer({ min: 1, max: 50 }),
        fc.constantFrom(0, 2),
        async (list, size, indent) => {
          const records = await collect(splitJsonRecords(splitEvery(JSON.stringify(list, null, indent), size)));
          expect(records.map(({ text }) => JSON.parse(text))).toEqual(JSON.parse(JSON.stringify(list)));
        },
      ),
    );
  });

  it('yields concatenated records with their lines', async () => {
    const records = await collect(splitJsonRecords(splitEvery('{"a":"}\\""}\n\n{"b":\n[1]}', 3)));
    expect(records).toEqual([
      { line: 1, text: '{"a":"}\\""}' },
      { line: 3, text: '{"b":\n[1]}' },
    ]);
  });
});

async function collect(records: AsyncIterable<JsonRecord>): Promise<JsonRecord[]> {
  const list: JsonRecord[] = [];
  for await (const record of records) list.push(record);
  return list;
}
