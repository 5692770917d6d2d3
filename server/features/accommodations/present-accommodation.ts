import type {
  Accommodation,
  AccommodationSummary,
  AccommodationTurn,
} from '#domain/features/accommodations/contract.ts';
import type { RequestRow, TurnRow } from './queries.ts';

export function toSummary(row: RequestRow, now: Date): AccommodationSummary {
  return {
    id: row.id,
    status: row.status,
    due_at: row.due_at?.toISOString() ?? null,
    is_overdue: row.due_at !== null && row.due_at < now,
    created_at: row.created_at.toISOString(),
  };
}

/** Presents a request with its turns to its owner or the employer. */
export function toAccommodation(
  row: RequestRow,
  turns: readonly TurnRow[],
  reader: { readonly userId: number; readonly now: Date },
): Accommodation {
  return {
    ...toSummary(row, reader.now),
    application_id: row.application_id,
    stage: row.stage,
    needed_on: row.needed_on,
    choices: row.choices,
    words: row.words,
    version: row.version,
    turns: turns.filter((turn) => turn.request_id === row.id).map((turn) => toTurn(turn, row, reader.userId)),
  };
}

function toTurn(turn: TurnRow, row: RequestRow, readerId: number): AccommodationTurn {
  const isApplicants = turn.actor_user_id === row.user_id;
  const by = !isApplicants ? 'employer' : readerId === row.user_id ? 'you' : 'applicant';
  return { id: turn.id, at: turn.at.toISOString(), by, status: turn.status, words: turn.words };
}
