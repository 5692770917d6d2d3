import { describe, expect, it } from 'vitest';
import { type Reading, scoreFields, scoreFloors, scoreTemplate } from '#server/testing/resumes/score.ts';
import { buildResume, templates } from '#server/testing/resumes/templates.ts';
import { readResume } from './service.ts';

/** People of the half that is not used to write the rules. */
const peopleCount = 40;

describe('reading of generated résumés, at least 95 % of names, emails and phones and 90 % of positions and titles', () => {
  it.each(templates)('reads the template: $name', async (template) => {
    const readings: Reading[] = [];
    for (let index = 0; index < peopleCount; index++) {
      const { fileName, bytes, truth } = await buildResume(template, index, 'test');
      const result = await readResume(bytes, fileName, { account: template.name });
      if (!result.ok) throw new Error(`${template.name} ${index}: ${result.reason}`);
      readings.push({ truth, parsed: result.parsed });
    }
    const score = scoreTemplate(readings);
    expect(scoreFields.filter((field) => score[field] < (scoreFloors[field] ?? 0))).toEqual([]);
  });
});
