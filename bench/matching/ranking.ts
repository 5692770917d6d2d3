/** Ranks the postings of the sets for their people, next to plain word overlap and BM25 over the same texts. */
import { scoreMatch } from '#domain/features/matching/score/score.ts';
import { DEFAULT_WEIGHTS } from '#domain/features/matching/score/weights.ts';
import { sharedTaxonomy } from '#server/reference/taxonomy.ts';
import { countSharedWords, rankByBm25, type ScoreDocuments } from './baselines.ts';
import { buildPersonOffers, importNeeds } from './product-terms.ts';
import { measureGrades, type RankingFigures } from './ranking-measures.ts';
import type { Person, Sets } from './sets.ts';

export const methods = ['product', 'word overlap', 'BM25'] as const;
export type Method = (typeof methods)[number];

/** The figures of one person's ranking by each method. */
export interface PersonResult {
  readonly person: Person;
  readonly set: 'persona' | 'pairs';
  readonly figures: Readonly<Record<Method, RankingFigures>>;
  /** By the product, best first, for reading the worst ones. */
  readonly ranked: readonly { readonly id: string; readonly grade: number; readonly order: number }[];
}

/** A posting that must not be where it is. */
interface ThinPosting {
  readonly person: string;
  readonly posting: string;
}

export interface RankingReport {
  readonly results: readonly PersonResult[];
  /** Postings without recognized requirements among anyone's first 50, or labeled strong or good. */
  readonly thin: readonly ThinPosting[];
  /** How often a posting with a score of at most 20 comes before one of at least 80. */
  readonly inversions: number;
}

export function measureRankings(sets: Sets): RankingReport {
  const postings = sets.postings.map(({ id, title, description, requirements = '' }) => ({
    id,
    text: `${title}\n${description}\n${requirements}`,
  }));
  const main = createCorpus(importNeeds(sets.postings), postings);
  const results = sets.people.flatMap((person): PersonResult[] => {
    const grades = new Map(
      sets.pairs.filter((pair) => pair.person === person.id).map((pair) => [pair.posting, pair.grade]),
    );
    return grades.size === 0 ? [] : [rankFor(person, 'pairs', main, grades)];
  });
  return {
    results: [...results, ...rankPersonas(sets)],
    thin: findThinPostings(sets, main),
    inversions: countInversions(sets, main),
  };
}

function rankPersonas({ people, personaPostings }: Sets): PersonResult[] {
  const postings = personaPostings.map(({ id, title, requirements, responsibilities }) => ({
    id,
    text: `${title}\n${requirements}\n${responsibilities}`,
  }));
  const records = personaPostings.map(({ id, title, company, requirements, responsibilities }) => ({
    id,
    title,
    company,
    requirements,
    responsibilities,
    description: responsibilities,
  }));
  const corpus = createCorpus(importNeeds(records), postings);
  return people.flatMap((person): PersonResult[] => {
    const grades = new Map(
      personaPostings.filter((each) => each.person === person.id).map(({ id, grade }) => [id, grade]),
    );
    return grades.size === 0 ? [] : [rankFor(person, 'persona', corpus, grades)];
  });
}

interface Corpus {
  readonly postings: readonly { readonly id: string; readonly text: string }[];
  readonly needs: ReturnType<typeof importNeeds>;
  readonly overlap: ScoreDocuments;
  readonly bm25: ScoreDocuments;
}

function createCorpus(needs: Corpus['needs'], postings: Corpus['postings']): Corpus {
  const texts = postings.map(({ text }) => text);
  return { postings, needs, overlap: countSharedWords(texts), bm25: rankByBm25(texts) };
}

function scoreByProduct(person: Person, { needs }: Corpus) {
  const offers = buildPersonOffers(person);
  return needs.map((each) => scoreMatch(each, offers, DEFAULT_WEIGHTS, sharedTaxonomy.related));
}

function rankFor(
  person: Person,
  set: PersonResult['set'],
  corpus: Corpus,
  grades: ReadonlyMap<string, number>,
): PersonResult {
  const orders = scoreByProduct(person, corpus).map(({ order }) => order);
  const query = describePerson(person);
  const rank = (scores: readonly number[]) =>
    corpus.postings
      .map(({ id }, index) => ({ id, grade: grades.get(id), order: scores[index] ?? 0 }))
      .flatMap(({ id, grade, order }) => (grade === undefined ? [] : [{ id, grade, order }]))
      .toSorted((a, b) => b.order - a.order || a.id.localeCompare(b.id));
  const measure = (scores: readonly number[]) => measureGrades(rank(scores).map(({ grade }) => grade));
  return {
    person,
    set,
    figures: {
      product: measure(orders),
      'word overlap': measure(corpus.overlap(query)),
      BM25: measure(corpus.bm25(query)),
    },
    ranked: rank(orders),
  };
}

/** The same facts that the product compares, as text. */
function describePerson({ headline, titles, skills, certifications, education, industries }: Person): string {
  return [
    headline,
    ...titles.map(({ title }) => title),
    ...skills,
    ...certifications,
    ...education.flatMap(({ degree, area }) => [degree, area ?? '']),
    ...industries,
  ].join('\n');
}

const first = 50;

function findThinPostings({ people }: Sets, corpus: Corpus): ThinPosting[] {
  const isThin = corpus.needs.map(
    ({ skills, certifications, education, managementLevel }) =>
      skills.length + certifications.length === 0 && education === null && managementLevel === null,
  );
  return people.flatMap((person) => {
    const ranked = scoreByProduct(person, corpus)
      .map((score, index) => ({ score, index }))
      .toSorted((a, b) => b.score.order - a.score.order || a.index - b.index);
    return ranked.flatMap(({ score, index }, rank): ThinPosting[] => {
      const isShown = rank < first || score.band === 'strong' || score.band === 'good';
      return isThin[index] && isShown ? [{ person: person.id, posting: corpus.postings[index]?.id ?? '' }] : [];
    });
  });
}

const [low, high] = [20, 80];

function countInversions({ people }: Sets, corpus: Corpus): number {
  return people.reduce((sum, person) => {
    const scores = scoreByProduct(person, corpus);
    const lowest = Math.min(...scores.flatMap(({ total, order }) => (total !== null && total >= high ? [order] : [])));
    return sum + scores.filter(({ total, order }) => total !== null && total <= low && order > lowest).length;
  }, 0);
}
