import { describe, expect, it } from 'vitest';
import { measureEvidence } from './text-evidence.ts';

function measure(requirements: string, forms: readonly string[] = ['excel', 'ms excel']): number {
  return measureEvidence({ title: 'Analyst', requirements, description: 'We write reports.' }, forms);
}

describe('measureEvidence', () => {
  it('a title with the words -> 1', () => {
    const texts = { title: 'Excel Trainer', requirements: '', description: '' };
    expect(measureEvidence(texts, ['excel'])).toBe(1);
  });

  it('no mention, or a longer word -> 0', () => {
    expect(measure('Excellent writing.')).toBe(0);
    expect(measure('C++ is required.', ['c'])).toBe(0);
  });

  it('a plain requirement -> more than an example, a preference, or one of many', () => {
    const plain = measure('MS Excel is required.');
    expect(plain).toBeGreaterThan(measure('Office programs, such as Word and Excel.'));
    expect(plain).toBeGreaterThan(measure('Excel is preferred.'));
    expect(plain).toBeGreaterThan(measure('Word, Excel, Access, Outlook, Visio, Teams, SQL, and Python.'));
  });

  it('two mentions -> more than one', () => {
    expect(measure('Excel is required. You build models in Excel.')).toBeGreaterThan(measure('Excel is required.'));
  });

  it('a short text -> more than a long one', () => {
    expect(measure('Excel is required.')).toBeGreaterThan(measure(`Excel is required. ${'More text. '.repeat(600)}`));
  });

  it('words with signs and no words -> no error', () => {
    expect(measure('We use C++ and C#.', ['c++'])).toBeGreaterThan(0);
    expect(measure('Text', ['?!'])).toBe(0);
  });
});
