import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCandidateIndex } from './candidate-index.ts';
import { buildReadPerson } from './person.ts';
import { type Candidate, findDuplicates } from './review.ts';

const field = (values: readonly string[]) => fc.constantFrom(...values);
const record = fc.record({
  name: field(['Ada Quill', 'Áda  QUILL', 'Bo Tran', '']),
  email: field(['a@example.com', 'b@example.com', '']),
  phone: field(['503-555-0101', '+1 (503) 555-0101', '503-555-0199', '12', '']),
  hash: field(['f1', 'f2', '']),
});

function toPerson({ name, email, phone }: { name: string; email: string; phone: string }) {
  const read = (value: string) => ({ value, confidence: 1 });
  return buildReadPerson({ name: read(name), email: read(email), phone: read(phone) }, []);
}

it('finds what a comparison with all earlier records finds, in the same order', () => {
  fc.assert(
    fc.property(fc.array(record, { maxLength: 30 }), record, (earlier, one) => {
      const index = createCandidateIndex();
      const all = earlier.map(({ name, email, phone, hash }, id): Candidate => {
        const hashes = hash === '' ? [] : [hash];
        return { kind: 'item', id, name, email, phone, headline: '', city: '', hashes };
      });
      for (const candidate of all) index.add(candidate);
      const [person, hash] = [toPerson(one), one.hash || null];
      const found = findDuplicates(person, hash, index.find(person, hash));
      expect(found).toEqual(findDuplicates(person, hash, all));
    }),
  );
});
