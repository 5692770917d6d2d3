/** Lines of a table as CSV for spreadsheets: quoted where needed, and nothing that a spreadsheet would run. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(field).join(',')}\r\n`;
}

/** Tells spreadsheets that the text is UTF-8. */
export const byteOrderMark = '\u{feff}';

function field(value: string): string {
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
