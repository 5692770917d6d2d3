import { stringify } from 'csv-stringify/sync';

/** Text that a spreadsheet would evaluate as a formula gets a leading apostrophe. */
export function formatCsvLine(values: readonly string[]): string {
  return stringify([[...values]], { escape_formulas: true, quoted_match: /[\r\n]/, record_delimiter: 'windows' });
}

/** Spreadsheets need it to detect UTF-8. */
export const byteOrderMark = '\u{feff}';
