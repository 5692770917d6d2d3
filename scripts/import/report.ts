import type { DraftNote } from '#domain/features/imports/job-draft.ts';
import type { ImportOutcome, RowProblem } from '#server/features/imports/outcome.ts';

/** "line 12: missing_title, the posting has no title" */
export function problemLine({ line, reason }: RowProblem): string {
  return `line ${line}: ${reason}, ${reasons[reason]}`;
}

/** The totals of an import. The first is the number of rows; the next five add up to it. */
export function summaryLines(
  outcome: ImportOutcome,
  { tenant, isTrial }: { tenant: string; isTrial: boolean },
): string[] {
  const counted = [
    [outcome.imported, 'imported'],
    [outcome.updated, 'updated'],
    [outcome.unchanged, 'unchanged'],
    [outcome.repeated, 'repeated within the file'],
    [outcome.refused, 'refused'],
  ] as const;
  return [
    `${formatCount(outcome.rows)} rows for ${tenant}${isTrial ? ' (dry run: nothing was saved)' : ''}:`,
    ...counted.map(([count, what]) => `  ${formatCount(count).padStart(9)} ${what}`),
    ...(outcome.organisationsMade > 0 ? [`${formatCount(outcome.organisationsMade)} employers were created.`] : []),
    ...[...outcome.notes].map(([note, count]) => `${formatCount(count)} rows: ${notes[note]}`),
    ...listCounts('Columns not used (rows with a value)', outcome.unusedColumns),
    ...listCounts('Fields left empty (rows)', outcome.emptyFields),
  ];
}

/** One line, the highest counts first: "Fields left empty (rows): pay 1,200, closing day 3". */
function listCounts(title: string, counts: ReadonlyMap<string, number>): string[] {
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  const shown = sorted.map(([name, count]) => `${name.replaceAll('_', ' ')} ${formatCount(count)}`);
  return shown.length === 0 ? [] : [`${title}: ${shown.join(', ')}`];
}

function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

const reasons: Readonly<Record<RowProblem['reason'], string>> = {
  broken_xml: 'the XML is broken or has a document type',
  broken_json: 'this is not valid JSON',
  not_a_posting: 'this is not a record',
  wrong_number_of_columns: 'the row has more cells than the header',
  missing_title: 'the posting has no title',
  missing_description: 'the posting has no description',
  repeated: 'the same posting appears earlier in the file',
};

const notes: Readonly<Record<DraftNote, string>> = {
  employer_not_named: 'no employer given; the employer stays unknown',
  pay_incomplete: 'pay without a currency or period was left out',
  pay_not_read: 'pay that cannot be read was left out',
  posting_day_not_given: 'no posting day given; the job shows when it was first seen',
  posting_day_not_read: 'the posting day cannot be read; the job shows when it was first seen',
  closing_day_not_read: 'the closing day cannot be read and was left out',
  job_type_assumed: 'no job type given; set to full time',
  text_cut: 'a text was too long and was truncated',
  cells_missing: 'the row has fewer cells than the header',
  place_not_found: 'unknown town, so the job is not found by distance',
  closed: 'the posting is over, so the job was imported as closed',
};
