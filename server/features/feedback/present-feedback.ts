import { getRole } from '#domain/access/roles.ts';
import type { FeedbackType } from '#domain/features/feedback/contract.ts';
import { getFeedbackStatus } from '#domain/features/feedback/lifecycle.ts';
import type { ReceivedFeedback } from '#domain/features/feedback/staff-contract.ts';
import type { FeedbackRow } from './staff-queries.ts';

export function presentFeedback(row: FeedbackRow): ReceivedFeedback {
  const { id, feedback_type, description, page, at, answer, answered_at, answerer_name } = row;
  const { contact_name, contact_email, account_kind } = row;
  return {
    id,
    status: getFeedbackStatus(row),
    feedback_type: feedback_type as FeedbackType,
    description,
    page,
    at: at.toISOString(),
    person: {
      name: contact_name ?? row.full_name ?? '',
      role: account_kind === null ? null : getRole(account_kind, row.role_id),
    },
    contact_email,
    answer:
      answer !== null && answered_at
        ? { text: answer, at: answered_at.toISOString(), name: answerer_name ?? '' }
        : null,
  };
}
