import fc from 'fast-check';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Email, Id, Moment } from '#domain/lib/fields.ts';
import { getExactCheck } from './exact-check.ts';
import { compileSerializer } from './serialize.ts';

const Person = z.object({ id: z.union([Id, z.literal(0)]), name: z.string(), email: z.optional(Email) });
const Page = z.object({
  people: z.array(Person),
  state: z.nullable(z.enum(['open', 'closed'])),
  kind: z._default(z.literal(['a', 'b']), 'a'),
  since: z.nullable(Moment),
  score: z.number(),
  version: z.int().check(z.gte(1)),
  counts: z.nullable(z.record(z.enum(['x', 'y']), z.int())),
  stages: z.partialRecord(z.enum(['x', 'y']), z.int()),
  either: z.optional(z.union([z.object({ a: z.string() }), z.object({ a: z.string(), b: z.int() })])),
});

const route = { schema: Page, method: 'GET', url: '/' };
const serialize = compileSerializer(route);
const encode = serializerCompiler(route);

const attempt = (write: (data: unknown) => string, data: unknown): unknown => {
  try {
    return JSON.parse(write(data));
  } catch {
    return 'refused';
  }
};

const valid = {
  people: [
    { id: 0, name: 'Lee', email: 'lee@example.org' },
    { id: 7, name: '' },
  ],
  state: null,
  kind: 'b',
  since: '2026-03-01T10:00:00.000Z',
  score: 0.5,
  version: 3,
  counts: { x: 1, y: 2 },
  stages: { x: 1 },
};

describe('compileSerializer', () => {
  it('writes a response that matches its contract without encoding it', () => {
    expect(getExactCheck(Page)(valid)).toBe(true);
    expect(attempt(serialize, valid)).toEqual(valid);
  });

  it('removes properties that the contract does not have, at any depth', () => {
    const [lee] = valid.people;
    const data = { ...valid, secret: 1, people: [{ ...lee, diagnosis: 'private' }] };
    expect(attempt(serialize, data)).toEqual({ ...valid, people: [lee] });
  });

  it('removes the properties of the second of two objects of which the first fits', () => {
    expect(attempt(serialize, { ...valid, either: { a: '', b: 1 } })).toEqual({ ...valid, either: { a: '' } });
  });

  it.each([
    ['a number below the minimum', { version: 0 }],
    ['a date object', { since: new Date() }],
    ['a moment of another format', { since: '2026-03-01' }],
    ['an unknown enum value', { state: 'gone' }],
    ['a record without one of its keys', { counts: { x: 1 } }],
    ['a partial record with another key', { stages: { z: 1 } }],
    ['a missing property', { people: [{ id: 1 }] }],
    ['a number that is not finite', { score: Number.NaN }],
    ['an invalid optional property', { people: [{ id: 1, name: '', email: 'none' }] }],
  ])('refuses %s', (_title, change) => {
    expect(() => serialize({ ...valid, ...change })).toThrow();
  });

  it('writes and refuses the same as the schema, for random changes of a response', () => {
    const value = fc.oneof(
      ...Object.values(valid).map((each) => fc.constant(each)),
      fc.constantFrom<unknown>(undefined, 'open', 'a', 'x', 1, 0, -1, 1.5, '', [], {}, { x: 1 }, { x: 1, y: 2, z: 3 }),
      fc.constantFrom<unknown>({ a: 'x' }, { a: 'x', b: 1 }, [{ id: 5, name: 'A', email: undefined }], [{ id: 5 }]),
      fc.constantFrom<unknown>(
        [{ id: -1, name: 'A' }],
        [{ id: 2, name: 'A', email: 'A@B.org ' }],
        new Date(0),
        Number.NaN,
      ),
    );
    const change = fc.dictionary(fc.constantFrom(...Object.keys(valid), 'either', 'other'), value, { maxKeys: 3 });
    fc.assert(
      fc.property(change, (changed) => {
        const data = { ...valid, ...changed };
        expect(attempt(serialize, data)).toEqual(attempt(encode, data));
      }),
      { numRuns: 2000 },
    );
  });
});
