import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import { type Draft, MODERN, OWN } from './drafts.ts';
import type { IsSupported } from './title-support.ts';

export interface Occupation {
  readonly soc: string;
  /** O*NET's title, in the plural. */
  readonly title: string;
  /** Singular of the title. */
  readonly singular: string;
  /** Our own titles of the occupation; each becomes a term. */
  readonly own: readonly OwnTitle[];
  readonly alternates: readonly string[];
}

export interface OwnTitle {
  /** Titles of one group are the same occupation. A group that starts with "!" is apart from the rest of its SOC code. */
  readonly group: string;
  /** The label first. */
  readonly names: readonly string[];
}

/** A title with the occupation it belongs to. */
export interface TitleDraft extends Draft {
  readonly soc: string;
  readonly group: string;
}

/**
 * Drafts for each occupation: one for each of our own titles, the first with O*NET's names. A title that several
 * occupations claim goes to the one it fits best; one that fits none of them is left out.
 */
export function claimTitles(occupations: readonly Occupation[], isSupported: IsSupported): TitleDraft[] {
  const fixed = new Map<string, Occupation>();
  const fix = (names: readonly string[], occupation: Occupation): void => {
    for (const key of names.map(normalizeTerm)) if (!fixed.has(key)) fixed.set(key, occupation);
  };
  for (const occupation of occupations) for (const { names } of occupation.own) fix(names, occupation);
  for (const occupation of occupations) fix([occupation.title, occupation.singular], occupation);
  const claims = claimsOn(occupations);
  const isOwner = (occupation: Occupation, key: string): boolean =>
    (fixed.get(key) ?? bestClaim(key, claims.get(key) ?? [])) === occupation;
  return occupations.flatMap((occupation) => {
    const names = [occupation.title, occupation.singular, ...findMainTitle(occupation).names];
    const alternates = occupation.alternates.filter(
      (name) => isOwner(occupation, normalizeTerm(name)) && isSupported(name, names, occupation.soc),
    );
    return draftOccupation(occupation, alternates);
  });
}

/** The title that gets O*NET's names: the one that lists them, else the first unless it is apart. */
function findMainTitle({ own, singular, title }: Occupation): OwnTitle {
  const official = [singular, title].map(normalizeTerm);
  const listed = own.find(({ names }) => names.some((name) => official.includes(normalizeTerm(name))));
  const [first] = own;
  const main = listed ?? (first?.group === '' ? first : undefined);
  return main ?? { group: '', names: [singular] };
}

function draftOccupation(occupation: Occupation, alternates: readonly string[]): TitleDraft[] {
  const { soc, singular, title, own } = occupation;
  const main = findMainTitle(occupation);
  const taken = new Set(own.flatMap(({ names }) => names.map(normalizeTerm)));
  const free = alternates.filter((name) => !taken.has(normalizeTerm(name)));
  const ownerOf = (name: string): OwnTitle =>
    own.find(({ names }) => names.some((each) => endsWith(name, each))) ?? main;
  const isOwn = own.includes(main);
  return [...(isOwn ? [] : [main]), ...own].map((each, at) => {
    const [label = singular, ...spellings] = each.names;
    const official = each === main ? [singular, title] : [];
    return {
      soc,
      group: each.group,
      label,
      weight: each === main && !isOwn ? plainWeight(title) : at === 0 ? OWN : MODERN,
      spellings: [...spellings, ...official, ...free.filter((name) => ownerOf(name) === each)],
      reliable: [...spellings, ...official],
    };
  });
}

// "Clinical Data Analyst" is a "Data Analyst". Short names such as "RN" do not count.
function endsWith(name: string, ownName: string): boolean {
  return ownName.includes(' ') && ` ${normalizeTerm(name)}`.endsWith(` ${normalizeTerm(ownName)}`);
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
