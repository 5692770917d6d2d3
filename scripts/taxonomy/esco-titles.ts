import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import { ESCO } from './drafts.ts';
import type { TitleDraft } from './title-claims.ts';
import { listWorkWords } from './title-words.ts';

export interface EscoOccupation {
  /** Its group in ISCO-08, four digits. */
  readonly isco: string;
  /** The preferred name first. */
  readonly names: readonly string[];
}

/**
 * Adds ESCO's names to the occupation that already has most of them, if they share a word with it. An unknown ESCO
 * occupation becomes a new title, without its one-word names, which are too general ("teacher").
 */
export function mergeEsco(drafts: readonly TitleDraft[], esco: readonly EscoOccupation[]): TitleDraft[] {
  const owners = new Map<string, TitleDraft>();
  for (const draft of drafts)
    for (const name of [draft.label, ...draft.spellings]) owners.set(normalizeTerm(name), draft);
  const added = new Map<TitleDraft, string[]>(drafts.map((draft) => [draft, []]));
  const unknown: TitleDraft[] = [];
  for (const { isco, names } of esco) {
    const [label = '', ...spellings] = names;
    const owner = findOwner(names, owners);
    if (owner) added.get(owner)?.push(...names.filter((name, at) => at === 0 || belongsTo(name, owner)));
    else {
      const several = spellings.filter((name) => name.includes(' '));
      unknown.push({ soc: `isco ${isco}`, group: '', label, weight: ESCO, spellings: several });
    }
  }
  return [
    ...drafts.map((draft) => ({ ...draft, spellings: [...draft.spellings, ...(added.get(draft) ?? [])] })),
    ...unknown,
  ];
}

// The occupation that has the preferred name, or most of the other names, and shares a word with the preferred name.
function findOwner(names: readonly string[], owners: ReadonlyMap<string, TitleDraft>): TitleDraft | undefined {
  const name = normalizeTerm(names[0] ?? '');
  const key = name.replace(/^ict (?=.* )/, '');
  const owner = owners.get(key);
  if (owner && key !== name && !owner.soc.startsWith('15-')) return undefined;
  if (owner && [owner.label, ...(owner.reliable ?? [])].some((name) => normalizeTerm(name) === key)) return owner;
  const candidate = owner ?? mostlyOwnedBy(names, owners);
  return candidate && sharesWord(key, [candidate.label, ...(candidate.reliable ?? [])]) ? candidate : undefined;
}

function belongsTo(name: string, { label, spellings }: TitleDraft): boolean {
  return name.includes(' ') && sharesWord(name, [label, ...spellings.slice(0, 20)]);
}

function sharesWord(name: string, others: readonly string[]): boolean {
  const known = new Set(others.flatMap(listWorkWords));
  return listWorkWords(name).some((word) => known.has(word));
}

// At least three of the names and more than half of the known ones.
function mostlyOwnedBy(names: readonly string[], owners: ReadonlyMap<string, TitleDraft>): TitleDraft | undefined {
  const votes = new Map<TitleDraft, number>();
  const known = names.flatMap((name) => owners.get(normalizeTerm(name)) ?? []);
  for (const owner of known) votes.set(owner, (votes.get(owner) ?? 0) + 1);
  return [...votes].find(([, count]) => count >= 3 && count * 2 > known.length)?.[0];
}
