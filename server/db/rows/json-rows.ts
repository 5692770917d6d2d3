/** Rows as JSON for `json_populate_recordset`, with binary columns as PostgreSQL reads them from text. */
export function stringifyRows(rows: readonly object[]): string {
  return JSON.stringify(rows, function (this: Readonly<Record<string, unknown>>, key: string, value: unknown) {
    const original = this[key];
    return Buffer.isBuffer(original) ? `\\x${original.toString('hex')}` : value;
  });
}
