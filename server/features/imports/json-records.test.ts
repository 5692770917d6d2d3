import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type JsonRecord, splitJsonRecords } from './json-records.ts';

async function* cutEvery(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

test('the records of a list come whole, however it is written and cut', async () => {
  const record = fc.dictionary(fc.string(), fc.jsonValue());
  await fc.assert(
    fc.asyncProperty(
      fc.array(record),
      fc.integer({ min: 1, max: 50 }),
      fc.constantFrom(0, 2),
      async (list, size, indent) => {
        const pieces = await all(splitJsonRecords(cutEvery(JSON.stringify(list, null, indent), size)));
        expect(pieces.map(({ text }) => JSON.parse(text))).toEqual(JSON.parse(JSON.stringify(list)));
      },
    ),
  );
});

test('records one after the other count their lines', async () => {
  const pieces = await all(splitJsonRecords(cutEvery('{"a":"}\\""}\n\n{"b":\n[1]}', 3)));
  expect(pieces).toEqual([
    { line: 1, text: '{"a":"}\\""}' },
    { line: 3, text: '{"b":\n[1]}' },
  ]);
});

async function all(pieces: AsyncIterable<JsonRecord>): Promise<JsonRecord[]> {
  const list: JsonRecord[] = [];
  for await (const piece of pieces) list.push(piece);
  return list;
}
