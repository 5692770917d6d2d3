import type { Draft } from './drafts.ts';
import { mergeEsco } from './esco-titles.ts';
import { singularTitle } from './singular.ts';
import { claimTitles, type Occupation } from './title-claims.ts';
import { readTsv, splitCell } from './tsv.ts';

/** Job titles: one term for each O*NET occupation, best known first, then ESCO occupations that O*NET lacks. */
export function titleDrafts(source: string, own: string): Draft[] {
  const drafts = claimTitles(occupations(source, own)).toSorted((a, b) => b.weight - a.weight);
  const esco = readTsv(source, 'esco_occupations.tsv', ['preferred_label', 'alt_labels']);
  return mergeEsco(
    drafts,
    esco.map((row) => [row.preferred_label, ...splitCell(row.alt_labels)].map(inTitleCase)),
  );
}

function occupations(source: string, own: string): Occupation[] {
  const ours = new Map(
    readTsv(own, 'titles.tsv', ['soc', 'spellings']).map((row) => [row.soc, splitCell(row.spellings)]),
  );
  const alternates = new Map(
    readTsv(source, 'onet_alternate_titles.tsv', ['soc', 'alternate_titles']).map((row) => [
      row.soc,
      splitCell(row.alternate_titles).flatMap(bothNames),
    ]),
  );
  return readTsv(source, 'onet_occupations.tsv', ['soc', 'title']).map(({ soc, title }) => ({
    title,
    singular: singularTitle(title),
    own: ours.get(soc) ?? [],
    alternates: alternates.get(soc) ?? [],
  }));
}

// "CEO (Chief Executive Officer)" is two names.
function bothNames(title: string): string[] {
  const [, name, inBrackets] = /^(.+?) ?\((.+)\)$/.exec(title) ?? [];
  return name && inBrackets ? [name, inBrackets] : [title];
}

function inTitleCase(label: string): string {
  return label.replace(/(?<=^|[ /-])\p{Ll}\S*/gu, (word) =>
    SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
}

const SMALL_WORDS = new Set(['and', 'or', 'of', 'in', 'for', 'the', 'to', 'at', 'on', 'with']);
