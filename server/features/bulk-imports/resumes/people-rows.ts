import { maxPeopleRows } from '#domain/features/bulk-imports/resumes/limits.ts';
import {
  findPeopleColumns,
  hasNeededColumns,
  readPersonRow,
} from '#domain/features/bulk-imports/resumes/people-columns.ts';
import type { SkipReason } from '#domain/features/bulk-imports/resumes/reasons.ts';
import { decodeText } from '#server/features/bulk-imports/decode-text.ts';
import type { NewItem } from '#server/features/bulk-imports/item-queries.ts';
import { isUnreadableFile, parseCsvRows } from '#server/features/imports/service.ts';

export function isPeopleFile(fileName: string): boolean {
  return /\.(csv|tsv)\s*$/i.test(fileName);
}

/** The rows of a CSV file of people as items, or why the file has none. */
export async function readPeopleRows(
  bytes: Uint8Array,
  fileName: string,
): Promise<{ readonly ok: true; readonly items: NewItem[] } | { readonly ok: false; readonly reason: SkipReason }> {
  const text = decodeText(bytes);
  if (text.trim() === '') return { ok: false, reason: 'file_empty' };
  if (text.includes('\0')) return { ok: false, reason: 'file_content_mismatch' };
  const items: NewItem[] = [];
  let columns: ReturnType<typeof findPeopleColumns> | undefined;
  try {
    for await (const row of parseCsvRows(toChunks(text), text.slice(0, headLength))) {
      if (items.length >= maxPeopleRows) return { ok: false, reason: 'too_many_rows' };
      if ('refused' in row) {
        const reason = 'wrong_number_of_columns' satisfies SkipReason;
        items.push({ name: fileName, rowNumber: row.line, state: 'read', outcome: 'skipped', reason });
        continue;
      }
      columns ??= findPeopleColumns(Object.keys(row.fields));
      if (!hasNeededColumns(columns)) return { ok: false, reason: 'no_columns' };
      items.push({ name: fileName, rowNumber: row.line, fields: { person: readPersonRow(columns, row.fields) } });
    }
  } catch (error) {
    if (isUnreadableFile(error)) return { ok: false, reason: 'no_columns' };
    throw error;
  }
  return items.length === 0 ? { ok: false, reason: 'no_rows' } : { ok: true, items };
}

const headLength = 65_536;
const chunkLength = 65_536;

/** In parts, so that a large file does not block other requests. */
async function* toChunks(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += chunkLength) {
    yield text.slice(start, start + chunkLength);
    await new Promise(setImmediate);
  }
}
