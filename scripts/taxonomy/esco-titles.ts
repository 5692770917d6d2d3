import { normalizeTerm } from '#domain/features/matching/normalize-term.ts';
import type { Draft } from './drafts.ts';

/**
 * Adds ESCO's names to the occupation that already has most of them. An unknown ESCO occupation becomes a new title,
 * without its one-word names, which are too general ("teacher"). Each entry lists the names of one occupation, the
 * preferred name first.
 */
export function mergeEsco(drafts: readonly Draft[], esco: readonly (readonly string[])[]): Draft[] {
  const owners = new Map<string, Draft>();
  for (const draft of drafts)
    for (const name of [draft.label, ...draft.spellings]) owners.set(normalizeTerm(name), draft);
  const added = new Map<Draft, string[]>(drafts.map((draft) => [draft, []]));
  const unknown: Draft[] = [];
  for (const names of esco) {
    const [label = '', ...spellings] = names;
    const owner = mostlyOwnedBy(names, owners);
    if (owner) added.get(owner)?.push(...names.filter((name) => !owners.has(normalizeTerm(name))));
    else unknown.push({ label, weight: 1, spellings: spellings.filter((name) => name.includes(' ')) });
  }
  return [
    ...drafts.map((draft) => ({ ...draft, spellings: [...draft.spellings, ...(added.get(draft) ?? [])] })),
    ...unknown,
  ];
}

// The preferred name counts three times; the winner needs two votes and more than half of them.
function mostlyOwnedBy(names: readonly string[], owners: ReadonlyMap<string, Draft>): Draft | undefined {
  const votes = new Map<Draft, number>();
  let cast = 0;
  for (const [index, name] of names.entries()) {
    const owner = owners.get(normalizeTerm(name));
    if (!owner) continue;
    const weight = index === 0 ? 3 : 1;
    votes.set(owner, (votes.get(owner) ?? 0) + weight);
    cast += weight;
  }
  return [...votes].find(([, count]) => count >= 2 && count * 2 > cast)?.[0];
}
