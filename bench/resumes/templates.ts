import { table } from '#bench/results/table.ts';
import { readResume } from '#server/features/resumes/service.ts';
import { type Reading, scoreFields, scoreFloors, scoreTemplate } from '#server/testing/resumes/score.ts';
import { buildResume, templates } from '#server/testing/resumes/templates.ts';

/** People of the test half, in each template. */
const peopleCount = 60;

/** Reads generated résumés of each template; the shares are percentages, of positions and lists F1. */
export async function measureTemplates(): Promise<{ readonly text: string; readonly isMissed: boolean }> {
  const rows: string[][] = [];
  let isMissed = false;
  for (const template of templates) {
    const readings: Reading[] = [];
    for (let index = 0; index < peopleCount; index++) {
      const { fileName, bytes, truth } = await buildResume(template, index, 'test');
      const result = await readResume(bytes, fileName, { account: template.name });
      if (!result.ok) throw new Error(`${template.name} ${index}: ${result.reason}`);
      readings.push({ truth, parsed: result.parsed });
    }
    const score = scoreTemplate(readings);
    const isMet = scoreFields.every((field) => score[field] >= (scoreFloors[field] ?? 0));
    isMissed ||= !isMet;
    const shares = scoreFields.map((field) => (score[field] * 100).toFixed(1));
    rows.push([template.name, ...shares, isMet ? 'yes' : 'no']);
  }
  const floors = scoreFields.map((field) => (scoreFloors[field] ? `≥ ${scoreFloors[field] * 100}` : ''));
  const head = ['template', ...scoreFields, 'met'];
  const intro = `Generated résumés, ${peopleCount} people of the test half in each template, in percent:`;
  return { text: `${intro}\n\n${table(head, [['goal', ...floors, ''], ...rows])}`, isMissed };
}
