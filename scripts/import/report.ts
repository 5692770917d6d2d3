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
  ];
}

function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

const reasons: Readonly<Record<RowProblem['reason'], string>> = {
  broken_json: 'this is not valid JSON',
  not_a_posting: 'this is not a record',
  wrong_number_of_columns: 'the row has fewer or more cells than the header',
  missing_title: 'the posting has no title',
  missing_description: 'the posting has no description',
  bad_date_posted: 'the posting date is invalid',
  bad_valid_through: 'the closing date is invalid',
  bad_pay: 'the pay is not a number, is negative, or its maximum is below its minimum',
  repeated: 'the same posting appears earlier in the file',
};

const notes: Readonly<Record<DraftNote, string>> = {
  employer_not_named: 'no employer given; saved under "Employer not named"',
  pay_incomplete: 'pay without currency or period was ignored',
  job_type_assumed: 'no job type given; set to full time',
  text_cut: 'a text was too long and was truncated',
  place_not_found: 'unknown town, so the job is not found by distance',
};
