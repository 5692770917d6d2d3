/** What is graded of one ranking. */
export interface RankingFigures {
  /** Normalized discounted cumulative gain of the first ten, 0 to 1. */
  readonly ndcg: number;
  /** 1 divided by the rank of the first posting worth applying to (grade 2 or 3). */
  readonly reciprocalRank: number;
  /** Share of the first ten that are unrelated (grade 0). */
  readonly bad: number;
}

const depth = 10;
const minRelevantGrade = 2;

/** Measures a ranking by the grades of its postings, best rank first. All graded postings must be in it. */
export function measureGrades(grades: readonly number[]): RankingFigures {
  const ideal = computeGain(grades.toSorted((a, b) => b - a));
  const first = grades.findIndex((grade) => grade >= minRelevantGrade);
  const top = grades.slice(0, depth);
  return {
    ndcg: ideal === 0 ? 1 : computeGain(grades) / ideal,
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    bad: top.filter((grade) => grade === 0).length / top.length,
  };
}

function computeGain(grades: readonly number[]): number {
  return grades.slice(0, depth).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}

export function averageFigures(all: readonly RankingFigures[]): RankingFigures {
  const mean = (pick: (figures: RankingFigures) => number) =>
    all.reduce((sum, figures) => sum + pick(figures), 0) / Math.max(1, all.length);
  return {
    ndcg: mean(({ ndcg }) => ndcg),
    reciprocalRank: mean(({ reciprocalRank }) => reciprocalRank),
    bad: mean(({ bad }) => bad),
  };
}
