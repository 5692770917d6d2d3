import { stringify } from 'csv-stringify/sync';

/**
 * What a spreadsheet may evaluate at the start of a text: the signs of a formula in every width, and control characters.
 * Spreadsheets may ignore spaces, quotes and invisible characters before them.
 */
const activeStart = /^[\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Quotation_Mark}`]*[=+\-@＝＋－＠﹦﹢﹣﹫−\p{Cc}]/u;

/** A text that a spreadsheet might evaluate gets a leading apostrophe. Numbers are written as they are. */
export function formatCsvLine(values: readonly (string | number | null)[]): string {
  const cells = values.map((value) => (typeof value === 'string' ? escapeText(value) : value));
  return stringify([cells], { quoted_match: /[\r\n]/, record_delimiter: 'windows' });
}

function escapeText(text: string): string {
  const withoutNul = text.replaceAll('\0', '');
  return activeStart.test(withoutNul) ? `'${withoutNul}` : withoutNul;
}

/** Spreadsheets need it to detect UTF-8. */
export const byteOrderMark = '\u{feff}';
