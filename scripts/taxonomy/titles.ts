import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import { type Draft, ESCO } from './drafts.ts';
import { type EscoOccupation, mergeEsco } from './esco-titles.ts';
import { listForeignSpellings } from './foreign-spellings.ts';
import { singularTitle } from './singular.ts';
import { claimTitles, type Occupation, type OwnTitle, type TitleDraft } from './title-claims.ts';
import { buildTitleSupport } from './title-support.ts';
import { readTsv, splitCell } from './tsv.ts';

/** Job titles: our own and one for each O*NET occupation, best known first, then ESCO occupations that O*NET lacks. */
export function titleDrafts(source: string, own: string): TitleDraft[] {
  const alternates = readAlternateTitles(source);
  const drafts = claimTitles(occupations(source, own, alternates), buildTitleSupport(alternates, source, own));
  return mergeEsco(
    drafts.toSorted((a, b) => b.weight - a.weight),
    readEsco(source),
  );
}

/**
 * Removes spellings that may lead to a distant trade, and those that only add a level to the name of another title: "Senior
 * Data Analyst" of "Call Center Analyst".
 */
export function dropForeignSpellings(drafts: readonly Draft[]): Draft[] {
  const owners = new Map(
    drafts.flatMap((draft) => [draft.label, ...(draft.reliable ?? [])].map((name) => [normalizeTerm(name), draft])),
  );
  return drafts.map((draft) => {
    const isOwn = (spelling: string): boolean => owners.get(normalizeTerm(spelling)) === draft;
    const isOthers = (spelling: string): boolean => {
      const owner = owners.get(normalizeTerm(spelling).replace(LEVEL, ''));
      return owner !== undefined && owner !== draft;
    };
    const foreign = new Set([
      ...listForeignSpellings(draft, draft.weight === ESCO, isOwn),
      ...draft.spellings.filter((spelling) => !isOwn(spelling) && isOthers(spelling)),
    ]);
    return { ...draft, spellings: draft.spellings.filter((spelling) => !foreign.has(spelling)) };
  });
}

const LEVEL = /^(?:senior|junior|lead|principal|staff|graduate|trainee|experienced|general) /;

/** Alternate titles by SOC code. */
export function readAlternateTitles(source: string): Map<string, readonly string[]> {
  const rows = readTsv(source, 'onet_alternate_titles.tsv', ['soc', 'alternate_titles']);
  return new Map(rows.map((row) => [row.soc, splitCell(row.alternate_titles).flatMap(bothNames)]));
}

function occupations(source: string, own: string, alternates: ReadonlyMap<string, readonly string[]>): Occupation[] {
  const ours = new Map<string, OwnTitle[]>();
  for (const { soc, group, spellings } of readTsv(own, 'titles.tsv', ['soc', 'group', 'spellings'])) {
    ours.set(soc, [...(ours.get(soc) ?? []), { group, names: splitCell(spellings) }]);
  }
  return readTsv(source, 'onet_occupations.tsv', ['soc', 'title']).map(({ soc, title }) => ({
    soc,
    title,
    singular: singularTitle(title),
    own: ours.get(soc) ?? [],
    alternates: alternates.get(soc) ?? [],
  }));
}

function readEsco(source: string): EscoOccupation[] {
  const columns = ['isco_group', 'preferred_label', 'alt_labels'] as const;
  return readTsv(source, 'esco_occupations.tsv', columns).map((row) => ({
    isco: row.isco_group,
    names: [row.preferred_label, ...splitCell(row.alt_labels)].map(inTitleCase),
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
