import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CLOSENESS, MAX_POSTING_WORDS, measureCloseness, readPersonWords, readPostingWords } from './key-words.ts';
import { parseWordTable } from './word-table.ts';

const table = parseWordTable('stem\trarity\nand\t0\nforklift\t220\nwarehous\t120\nteam\t20\n');
const nothing = { titles: [], skills: [], certifications: [], education: [], industries: [] };
const readPerson = (...skills: string[]) => readPersonWords({ ...nothing, skills }, table);
const readPosting = (title: string, ...texts: string[]) => readPostingWords({ title, texts }, table);

const words = fc.constantFrom('forklift', 'warehouse', 'team', 'and', 'Korean 한국어', 'C++', 'PyTorch', 'dbt');
const text = fc.array(words, { maxLength: 30 }).map((all) => all.join(' '));

describe('measureCloseness', () => {
  it('counts rare words more than common ones', () => {
    const posting = readPosting('Associate', 'A forklift in the warehouse of the team');
    expect(measureCloseness(readPerson('forklift'), posting)).toBeGreaterThan(
      measureCloseness(readPerson('team'), posting),
    );
  });

  it('counts words of the title more than words of the text', () => {
    const person = readPerson('forklift');
    expect(measureCloseness(person, readPosting('Forklift operator'))).toBeGreaterThan(
      measureCloseness(person, readPosting('Operator', 'forklift')),
    );
  });

  it.each([
    ['PostgreSQL', 'services on Postgres'],
    ['Kubernetes', 'clusters of k8s'],
    ['Lawyer', 'a patent attorney'],
  ])('counts other names of a word: %s in %j', (skill, text) => {
    expect(measureCloseness(readPerson(skill), readPosting('Associate', text))).toBeGreaterThan(0);
  });

  it('ignores words that all postings have', () => {
    expect(measureCloseness(readPerson('and'), readPosting('and', 'and and'))).toBe(0);
  });

  it('compares forms of a word, and words that are not in the table', () => {
    expect(measureCloseness(readPerson('forklifts'), readPosting('', 'forklift'))).toBeGreaterThan(0);
    expect(measureCloseness(readPerson('Zephyrware'), readPosting('', 'zephyrware'))).toBeGreaterThan(0);
  });

  it('never decreases when the profile states more, and stays within its limits', () => {
    fc.assert(
      fc.property(text, text, text, text, (title, description, skill, other) => {
        const posting = readPosting(title, description);
        const before = measureCloseness(readPerson(skill), posting);
        const after = measureCloseness(readPerson(skill, other), posting);
        expect(after).toBeGreaterThanOrEqual(before);
        expect(after).toBeLessThanOrEqual(MAX_CLOSENESS);
        expect(Number.isInteger(after)).toBe(true);
      }),
    );
  });
});

describe('readPostingWords', () => {
  it('keeps the most distinctive words, with ascending ids and weights of one byte', () => {
    const many = Array.from({ length: 300 }, (_empty, at) => `word${at}`).join(' ');
    const { ids, weights } = readPosting('Forklift operator', many);
    expect(ids).toHaveLength(MAX_POSTING_WORDS);
    expect(weights).toHaveLength(MAX_POSTING_WORDS);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(ids.every((id) => id >= 0 && id < 65_536)).toBe(true);
    expect(weights.every((weight) => weight > 0 && weight <= 255)).toBe(true);
    expect(ids).toContain(1);
  });
});
