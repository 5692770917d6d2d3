import { isJobPosting } from '#domain/features/imports/read-posting.ts';
import { ImportRefusal } from './import-refusal.ts';
import { parseRecord } from './json-rows.ts';
import type { RawRow } from './raw-row.ts';

/** Reads the JobPosting data of a web page and skips other structured data. */
export function parseHtmlRows(page: string): RawRow[] {
  const scripts = [...page.matchAll(jsonLdScript)];
  if (scripts.length === 0) {
    throw new ImportRefusal('This page has no structured data (a script of type application/ld+json).');
  }
  return scripts.flatMap((match) => {
    const line = page.slice(0, match.index).split('\n').length;
    return parseRecord({ line, text: match[1] ?? '' }).filter((row) => 'refused' in row || isJobPosting(row.fields));
  });
}

const jsonLdScript = /<script\b[^>]*\btype\s*=\s*["']?application\/ld\+json["']?[^>]*>([\s\S]*?)<\/script\s*>/gi;
