/** The steps of an application before the review. */
export const applyParts = ['profile', 'resume', 'questions', 'note'] as const;
export type ApplyPart = (typeof applyParts)[number];

/** The steps for a job; none for questions without any. */
export function listApplyParts(questionCount: number): ApplyPart[] {
  return applyParts.filter((part) => part !== 'questions' || questionCount > 0);
}
