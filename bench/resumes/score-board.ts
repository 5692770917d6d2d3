import { table } from '#bench/results/table.ts';

/** Counts per field: `correct` of `found` values match one of the `expected` values. */
interface Count {
  right: number;
  found: number;
  expected: number;
}

export interface ScoreBoard {
  /** Compares two lists of texts; each expected text can match once. */
  compare(
    field: string,
    found: readonly string[],
    wanted: readonly string[],
    same?: (a: string, b: string) => boolean,
  ): void;
  toTable(): string;
  hasMissedGoal(): boolean;
}

/** Minimum F1 per field. */
const goals: Readonly<Record<string, number>> = {
  name: 0.95,
  email: 0.95,
  phone: 0.95,
  skills: 0.8,
  titles: 0.7,
  employers: 0.7,
  'positions with dates': 0.7,
  'education with school': 0.7,
};

export function scoreBoard(): ScoreBoard {
  const counts = new Map<string, Count>();
  return {
    compare(field, found, wanted, same = (a, b) => a === b) {
      const left = [...wanted];
      let correct = 0;
      for (const text of found) {
        const at = left.findIndex((candidate) => same(text, candidate));
        if (at >= 0) left.splice(at, 1);
        if (at >= 0) correct++;
      }
      const count = counts.get(field) ?? { right: 0, found: 0, expected: 0 };
      counts.set(field, {
        right: count.right + correct,
        found: count.found + found.length,
        expected: count.expected + wanted.length,
      });
    },
    toTable: () =>
      table(
        ['field', 'expected', 'found', 'precision', 'recall', 'F1', 'goal'],
        [...counts].map(([field, count]) => {
          const { precision, recall, f1 } = rates(count);
          const numbers = [precision, recall, f1].map((rate) => rate.toFixed(3));
          return [field, String(count.expected), String(count.found), ...numbers, String(goals[field] ?? '')];
        }),
      ),
    hasMissedGoal: () =>
      Object.entries(goals).some(
        ([field, goal]) => rates(counts.get(field) ?? { right: 0, found: 0, expected: 1 }).f1 < goal,
      ),
  };
}

/** Precision and recall are 1 if there is nothing to find. */
function rates({ right, found, expected: wanted }: Count): { precision: number; recall: number; f1: number } {
  const precision = found === 0 ? 1 : right / found;
  const recall = wanted === 0 ? 1 : right / wanted;
  return { precision, recall, f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}
