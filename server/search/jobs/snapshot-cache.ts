import type { JobColumns } from './job-columns.ts';

/** Answers about the jobs of one moment. */
export interface SnapshotCache<Key, Answer> {
  get(key: Key): Answer | undefined;
  set(key: Key, answer: Answer): void;
}

/** Keeps what follows from the jobs as long as they stay as they are: at most so many answers, then it begins anew. */
export function createSnapshotCache<Key, Answer>(most: number): (columns: JobColumns) => SnapshotCache<Key, Answer> {
  const kept = new WeakMap<JobColumns, Map<Key, Answer>>();
  return (columns) => {
    const answers = kept.get(columns) ?? new Map<Key, Answer>();
    kept.set(columns, answers);
    return {
      get: (key) => answers.get(key),
      set(key, answer) {
        if (answers.size >= most) answers.clear();
        answers.set(key, answer);
      },
    };
  };
}
