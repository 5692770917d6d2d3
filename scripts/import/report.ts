import type { DraftNote } from '#domain/features/imports/job-draft.ts';
import type { ImportOutcome, RowProblem } from '#server/features/imports/outcome.ts';

/** "line 12: missing_title, the posting has no title" */
export function problemLine({ line, reason }: RowProblem): string {
  return `line ${line}: ${reason}, ${reasons[reason]}`;
}

/** The sums of an import. The first number is that of the rows; the next five add up to it. */
export function summaryLines(
  outcome: ImportOutcome,
  { tenant, isTrial }: { tenant: string; isTrial: boolean },
): string[] {
  const counted = [
    [outcome.imported, 'imported'],
    [outcome.updated, 'updated'],
    [outcome.unchanged, 'already there'],
    [outcome.repeated, 'repeated within the file'],
    [outcome.refused, 'refused'],
  ] as const;
  return [
    `${formatCount(outcome.rows)} rows for ${tenant}${isTrial ? ' (a trial: nothing was kept)' : ''}:`,
    ...counted.map(([count, what]) => `  ${formatCount(count).padStart(9)} ${what}`),
    ...(outcome.organisationsMade > 0 ? [`${formatCount(outcome.organisationsMade)} employers were made.`] : []),
    ...[...outcome.notes].map(([note, count]) => `${formatCount(count)} rows: ${notes[note]}`),
  ];
}

function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

const reasons: Readonly<Record<RowProblem['reason'], string>> = {
  broken_json: 'this is not valid JSON',
  not_a_posting: 'this is not a record',
  wrong_number_of_columns: 'the row has fewer or more cells than the first line has names',
  missing_title: 'the posting has no title',
  missing_description: 'the posting has no description',
  bad_date_posted: 'the day it was posted cannot be read',
  bad_valid_through: 'the day it ends cannot be read',
  bad_pay: 'its pay is no number, below zero, or its maximum is below its minimum',
  repeated: 'the same posting stands earlier in the file',
};

const notes: Readonly<Record<DraftNote, string>> = {
  employer_not_named: 'no employer is named; kept under "Employer not named"',
  pay_incomplete: 'pay without currency or period was left out',
  job_type_assumed: 'no job type is named; taken as full time',
  text_cut: 'a text was longer than a job can hold and was cut',
  place_not_found: 'the town is not known, so the job is not found by distance',
};
