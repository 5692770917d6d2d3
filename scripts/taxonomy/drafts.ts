import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';

/** A term before it has an id. */
export interface Draft {
  readonly label: string;
  /** How common the term is, 0 to 9. */
  readonly weight: number;
  readonly spellings: readonly string[];
  /** The spellings that are as reliable as labels: those of our own lists. */
  readonly reliable?: readonly string[];
}

/**
 * Assigns each spelling to one draft: earlier drafts first, labels before other spellings. A draft whose label an earlier
 * draft already uses adds its spellings to that draft.
 */
export function assignSpellings(drafts: readonly Draft[]): Draft[] {
  const owners = new Map<string, Claim>();
  const claims: Claim[] = [];
  for (const { label, weight, spellings, reliable = [] } of drafts) {
    const owner = owners.get(normalizeTerm(label));
    const claim = owner ?? { label, weight, wanted: [], reliable: [] };
    claim.wanted.push(...spellings);
    claim.reliable.push(...reliable);
    if (owner || normalizeTerm(label) === '') continue;
    claims.push(claim);
    for (const key of [label, ...reliable].map(normalizeTerm)) {
      if (!owners.has(key)) owners.set(key, claim);
    }
  }
  return claims.map((claim) => ({ ...claim, spellings: ownSpellings(claim, owners) }));
}

/** The weight of terms from our own lists. */
export const OWN = 8;

/** The weight of titles that only ESCO has. */
export const ESCO = 1;

/** The weight of less common terms from our own lists. */
export const MODERN = 7;

interface Claim {
  readonly label: string;
  readonly weight: number;
  readonly wanted: string[];
  readonly reliable: string[];
}

function ownSpellings(claim: Claim, owners: Map<string, Claim>): string[] {
  const accepted = new Map<string, string>();
  for (const spelling of claim.wanted) {
    const key = normalizeTerm(spelling);
    const owner = owners.get(key);
    if (key === '' || key === normalizeTerm(claim.label) || accepted.has(key) || (owner && owner !== claim)) continue;
    owners.set(key, claim);
    accepted.set(key, spelling);
  }
  return [...accepted.values()];
}
