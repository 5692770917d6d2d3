import { describe, expect, it } from 'vitest';
import { type ExistingApplication, getSuggestionBlock } from './suggestion-block.ts';

const existing: ExistingApplication = { status: 'applied', isDeclined: false, isKnown: true };

describe('getSuggestionBlock', () => {
  it.each([
    [{}, 'applied'],
    [{ status: 'hired' }, 'applied'],
    [{ status: 'sourced' }, 'suggested'],
    [{ status: 'withdrawn', isDeclined: true }, 'declined'],
    [{ status: 'withdrawn' }, 'applied'],
    [{ isKnown: false }, 'unavailable'],
    [{ status: 'sourced', isKnown: false }, 'unavailable'],
  ] as const)('application with %j -> %s', (fields, block) => {
    expect(getSuggestionBlock({ ...existing, ...fields })).toBe(block);
  });
});
