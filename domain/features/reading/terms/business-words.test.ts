import { describe, expect, it } from 'vitest';
import { readBusiness } from './business-words.ts';

const read = (...texts: string[]) =>
  readBusiness(texts.map((text) => ({ text, from: 0, section: 'duties' as const })))?.name;

describe('readBusiness', () => {
  it.each([
    ['Our payment processing platform handles settlement, reconciliation and fraud checks.', 'Fintech'],
    ['Track shipments and fleets for freight brokers.', 'Logistics'],
    ['Services for multiplayer games and their players.', 'Entertainment'],
    ['Point-of-sale data of our retail stores.', 'Retail'],
  ])('%s -> %s', (text, name) => {
    expect(read(text)).toBe(name);
  });

  it('is undefined for a passing mention, and for several kinds alike', () => {
    expect(read('Our customers are banks. You write code.')).toBeUndefined();
    expect(read('Banks, lending and settlement.', 'Retail stores and shoppers.')).toBeUndefined();
  });
});
