import type { HumanReview } from '#domain/features/human-reviews/contract.ts';
import type { ReviewRow } from './queries.ts';

/** `redact` removes from the applicant's text who they are, for readers who see the application masked. */
export function presentReview(
  row: ReviewRow,
  now: Date,
  redact: (text: string) => string = (text) => text,
): HumanReview {
  return {
    id: row.id,
    status: row.status,
    subject: row.subject,
    question: redact(row.question),
    asked_at: row.asked_at.toISOString(),
    due_at: row.due_at.toISOString(),
    is_overdue: row.status === 'open' && row.due_at < now,
    answer: redact(row.answer),
    answered_at: row.answered_at?.toISOString() ?? null,
    answered_by: row.answered_by,
  };
}
