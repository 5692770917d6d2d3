import { stringify } from 'csv-stringify/sync';

/** One row of CSV for spreadsheets. Text that a spreadsheet would run as a formula gets a leading apostrophe. */
export function formatCsvLine(values: readonly string[]): string {
  return stringify([[...values]], { escape_formulas: true, quoted_match: /[\r\n]/, record_delimiter: 'windows' });
}

/** Marks the text as UTF-8 for spreadsheets. */
export const byteOrderMark = '\u{feff}';
