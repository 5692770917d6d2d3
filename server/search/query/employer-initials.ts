import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import { findRegion } from '#domain/reference/region-code.ts';
import type { TermCounts } from '#server/search/jobs/term-counts.ts';

/** Fewer initials fit too many employers. */
const minInitials = 3;

/** Words that initials leave out: "IRS" is the Internal Revenue Service, "NASA" the one for Aeronautics and Space. */
const skipped = new Set(['a', 'and', 'at', 'for', 'in', 'of', 'on', 'the', 'to']);
/** Words that initials may leave out: "NYPD" for a New York City Police Department. */
const optional = new Set(['city', 'county', 'state', 'inc', 'llc', 'ltd', 'corp', 'corporation', 'co', 'company']);

const indexes = new WeakMap<TermCounts, ReturnType<typeof createIndex>>();

/** Public employers are also named with their country or state in front: "USDA", "NYPD". */
const publicWords =
  /\b(?:dept|department|agency|authority|commission|bureau|administration|office|board|district|services?)\b/;

/** The employer with active jobs that the initials stand for: "FBI", "USDA". Capitals, or at least four letters. */
export function findByInitials(employers: TermCounts, text: string): string | undefined {
  const key = normalizeTerm(text);
  const isCapital = /^\p{Lu}+$/u.test(text);
  if (!/^[a-z]+$/.test(key) || key.length < (isCapital ? minInitials : minInitials + 1)) return undefined;
  const index = indexes.get(employers) ?? createIndex(employers);
  indexes.set(employers, index);
  const own = index.find(key);
  if (own !== undefined) return own;
  const [prefix, rest] = [key.slice(0, 2), key.slice(2)];
  const isPrefixed = rest.length > 1 && (prefix === 'us' || findRegion(prefix) !== undefined);
  const employer = isPrefixed ? index.find(rest) : undefined;
  return employer !== undefined && publicWords.test(normalizeTerm(employer)) ? employer : undefined;
}

function createIndex(employers: TermCounts) {
  const codes = new Map<string, number>();
  let size = 0;
  const update = () => {
    for (let key = employers.keyAt(size); key !== undefined; key = employers.keyAt(size)) {
      for (const initials of listInitials(key)) if (!codes.has(initials)) codes.set(initials, size);
      size += 1;
    }
  };
  return {
    find(initials: string): string | undefined {
      update();
      const code = codes.get(initials);
      return code === undefined ? undefined : employers.find(employers.textAt(code));
    },
  };
}

function listInitials(key: string): string[] {
  const words = key.split(' ').filter((word) => !skipped.has(word));
  const required = words.filter((word) => !optional.has(word));
  // "CDC": the Centers for Disease Control and Prevention.
  const shorter = words.length > minInitials ? [words.slice(0, -1)] : [];
  return [...new Set([words, required, ...shorter].map(joinInitials))].filter((initials) => initials.length > 1);
}

function joinInitials(words: readonly string[]): string {
  return words.map((word) => word.charAt(0)).join('');
}
