import { describe, expect, it } from 'vitest';
import { splitSegments } from '#domain/features/reading/text/segments.ts';
import { readWorkMode } from './work-terms.ts';

const read = (text: string) => readWorkMode('Agent', splitSegments(text, {}))?.value ?? null;

describe('readWorkMode', () => {
  it.each([
    ['You must live in Houston.', 'on_site'],
    ['You must be located in the New York area', 'on_site'],
    ['You must live in the United States and be a legal resident', null],
    ['You must reside in one of the following states: Texas, Ohio', null],
    ['Must be based in Canada', null],
    ['Train for this work at home opportunity', 'remote'],
    ['You can work from home. You must reside within the U.S.', 'remote'],
    ['Flexible hours, including Friday work-from-home each week.', null],
    ['This position is not eligible for telework.', 'on_site'],
    ['Telework eligible: yes', 'hybrid'],
    ['You support remote sites', null],
  ])('%s -> %s', (text, mode) => {
    expect(read(text)).toBe(mode);
  });
});
