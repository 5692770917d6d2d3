import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';

/** The words of a title that say which work it is: "Senior Data Entry Clerks" gives "data", "entry". */
export function listWorkWords(title: string): string[] {
  return normalizeTerm(title)
    .split(' ')
    .map(toStem)
    .filter((word) => word !== '' && !GENERIC.has(word));
}

/** A rough stem, so that "accounting" and "accountants" are one word: the first letters without the ending. */
function toStem(word: string): string {
  const bare = word.replace(ENDING, '');
  return bare.length >= 4 ? bare : word.replace(/s$/, '');
}

const ENDING = /(?:ations?|ators?|ing|ers?|ors?|ists?|ants?|ians?|ies|ment|ed|es|y|e|s)$/;

/** Words, as stems, that many occupations share: levels, functions of any field, and filler. */
const GENERIC = new Set(
  (
    'administrator administrative admin adviser advisor agent aide analyst apprentice assistant associate attendant chief clerk ' +
    'consultant controller coordinator counselor crew designer developer director driver engineer examiner executive expert field ' +
    'foreman general hand head helper inspector instructor investigator junior jr laborer lead leader level manager management ' +
    'machine equipment master mechanic member officer operator owner person planner president principal professional program representative rep ' +
    'researcher scientist senior service services specialist sr staff superintendent supervisor support teacher team technical ' +
    'technician technologist trainee trainer vice volunteer worker writer other except and or of in for the to at on with a'
  )
    .split(' ')
    .map(toStem),
);
