import { normalizeTerm } from '#domain/features/matching/normalize-term.ts';
import { type Draft, OWN } from './drafts.ts';

export interface Occupation {
  /** O*NET's title, in the plural. */
  readonly title: string;
  /** Singular of the title. */
  readonly singular: string;
  /** Our own names, the label first. */
  readonly own: readonly string[];
  readonly alternates: readonly string[];
}

/** One draft for each occupation; a title that several occupations claim goes to the one it fits best. */
export function claimTitles(occupations: readonly Occupation[]): Draft[] {
  const fixed = new Map<string, Occupation>();
  const fix = (names: readonly string[], occupation: Occupation): void => {
    for (const key of names.map(normalizeTerm)) if (!fixed.has(key)) fixed.set(key, occupation);
  };
  for (const occupation of occupations) fix(occupation.own, occupation);
  for (const occupation of occupations) fix([occupation.title, occupation.singular], occupation);
  const claims = claimsOn(occupations);
  const isOwner = (occupation: Occupation, key: string): boolean =>
    (fixed.get(key) ?? bestClaim(key, claims.get(key) ?? [])) === occupation;
  return occupations.map((occupation) => {
    const { own, singular, title, alternates } = occupation;
    const spellings = [
      ...own.slice(1),
      singular,
      title,
      ...alternates.filter((name) => isOwner(occupation, normalizeTerm(name))),
    ];
    return { label: own[0] ?? singular, weight: own.length > 0 ? OWN : plainWeight(title), spellings };
  });
}

function plainWeight(title: string): number {
  return title.endsWith('All Other') ? 0 : 4;
}

function claimsOn(occupations: readonly Occupation[]): Map<string, Occupation[]> {
  const claims = new Map<string, Occupation[]>();
  for (const occupation of occupations) {
    for (const key of new Set(occupation.alternates.map(normalizeTerm))) {
      const claimants = claims.get(key);
      if (claimants) claimants.push(occupation);
      else claims.set(key, [occupation]);
    }
  }
  return claims;
}

// Single words such as "Manager" are ambiguous: if three occupations claim one, only an occupation named after it gets it.
function bestClaim(key: string, claimants: readonly Occupation[]): Occupation | undefined {
  const vague = claimants.length >= 3 && !key.includes(' ');
  const open = vague
    ? claimants.filter((occupation) => !GENERIC.has(key) && sharedWords(key, occupation) > 0)
    : claimants;
  return open
    .map((occupation) => ({ occupation, fit: open.length === 1 ? 1 : fitOf(key, occupation) }))
    .reduce<{ occupation?: Occupation; fit: number }>((best, next) => (next.fit > best.fit ? next : best), { fit: -1 })
    .occupation;
}

const GENERIC = new Set(
  (
    'administrator adviser advisor agent aide analyst assistant associate attendant clerk consultant coordinator counselor ' +
    'designer developer director driver engineer examiner executive foreman helper inspector instructor investigator laborer ' +
    'lead manager mechanic member officer operator owner planner president professor representative researcher scientist ' +
    'specialist superintendent supervisor teacher technician technologist trainee trainer volunteer worker writer'
  ).split(' '),
);

function sharedWords(key: string, { singular }: Occupation): number {
  const words = new Set(normalizeTerm(singular).split(' ').map(withoutS));
  return key.split(' ').filter((word) => words.has(withoutS(word))).length;
}

function withoutS(word: string): string {
  return word.replace(/s$/, '');
}

// How well an occupation fits a title: words shared with its name, and alternate titles that contain it.
function fitOf(key: string, occupation: Occupation): number {
  const within = occupation.alternates.filter((name) => ` ${normalizeTerm(name)} `.includes(` ${key} `)).length;
  return 5 * sharedWords(key, occupation) + within + (occupation.title.endsWith('All Other') ? 0 : 3);
}
