import { describe, expect, it } from 'vitest';
import { type ComparedRecord, findPairs, formatPairKey } from './find-pairs.ts';

function record(id: number, fields: Partial<ComparedRecord>): ComparedRecord {
  return {
    kind: 'person',
    id,
    name: `Person ${id}`,
    email: '',
    phone: '',
    city: '',
    hashes: [],
    accountIds: [],
    ...fields,
  };
}

const describePairs = (records: readonly ComparedRecord[]) =>
  findPairs(records).map((pair) => [formatPairKey(pair), pair.reason]);

const portland = { city: 'Portland' };

describe('findPairs', () => {
  it('finds the same email, name and phone, and file, strongest reason first', () => {
    const records = [
      record(1, { hashes: ['f'], email: 'a@example.com' }),
      record(2, { hashes: ['f'] }),
      record(3, { name: 'Ada Quill', phone: '+1 (503) 555-0101' }),
      record(4, { name: 'ÁDA  Quill', phone: '503-555-0101', email: 'a@example.com' }),
    ];
    expect(describePairs(records)).toEqual([
      ['1-4', 'same_email'],
      ['3-4', 'same_name_phone'],
      ['1-2', 'same_file'],
    ]);
  });

  it.each([
    ['Ada Quill', 'Ada M. Quill'],
    ['Quill, Ada', 'Ada Quill'],
    ['Ada Quillon', 'Ada Quilon'],
    ['Ada Quillon', 'Ada Quilton'],
    ['Ada Quillon', 'Ada Qiullon'],
    ['José Núñez', 'Jose Nunez'],
    ['Zda Quillon', 'Zda Quillen'],
    ['Ada Maria Quill', 'Ada Quill'],
    ['김 민준', '김민준'],
  ])('finds %s and %s in the same city, and not in two', (a, b) => {
    const both = (cityOfB: string) => [record(1, { name: a, city: 'Portland' }), record(2, { name: b, city: cityOfB })];
    expect(describePairs(both('PORTLAND'))).toEqual([['1-2', 'near_name_city']]);
    expect(describePairs(both('Salem'))).toEqual([]);
    expect(describePairs(both(''))).toEqual([]);
  });

  it.each([
    ['Bo Li', 'Bo Lu'],
    ['Ada Quillon', 'Ida Quilton'],
    ['Ada Quill', 'Ida Quill'],
    ['김민준', '김민중'],
    ['Maria Lopez', 'Maria Gomez'],
    ['Ada', 'Ada'],
  ])('does not find %s and %s', (a, b) => {
    expect(describePairs([record(1, { name: a, ...portland }), record(2, { name: b, ...portland })])).toEqual([]);
  });

  it('pairs a record with an account, and never two accounts or a record with its own account', () => {
    const email = 'a@example.com';
    const records = [
      record(9, { kind: 'account', email }),
      record(8, { kind: 'account', email }),
      record(2, { email, accountIds: [8] }),
    ];
    expect(describePairs(records)).toEqual([['2-u9', 'same_email']]);
  });
});
