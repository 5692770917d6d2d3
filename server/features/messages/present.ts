import { getMaskedName } from '#domain/features/applications/masking/masking.ts';
import type { Redact } from '#domain/features/applications/masking/redact.ts';
import type { Conversation, Message } from '#domain/features/messages/contract.ts';
import { type ConversationFacts, getClosedReason, type Side } from '#domain/features/messages/policy.ts';
import { getReplyDue } from '#domain/features/messages/reply-due.ts';
import type { findMessageFiles, MessageRow } from './message-queries.ts';
import type { ConversationRow } from './queries.ts';

export function buildConversationFacts(row: ConversationRow): ConversationFacts {
  return {
    status: row.status,
    statusSince: row.status_since,
    seekerId: row.user_id,
    sponsorOrganisationId: row.sponsor_organisation_id,
    awaitsConsent: row.awaits_consent,
    jobOwnerIds: row.owner_ids.map(Number),
  };
}

export interface Reader {
  readonly userId: number;
  readonly side: Side;
  readonly now: Date;
  readonly timeZone: string;
  /** Removes from texts who the job seeker is; null unless the application is masked for the reader. */
  readonly redact: Redact | null;
}

export function presentConversation(
  row: ConversationRow,
  { userId, side, now, timeZone, redact }: Reader,
): Conversation {
  return {
    id: row.id,
    job: { id: row.job_id, title: row.job_title, company: row.company, organisation_id: row.organisation_id },
    seeker: row.is_masked ? { id: 0, name: getMaskedName(row.id) } : { id: row.user_id, name: row.full_name },
    partner: row.partner,
    status: row.status,
    own_side: side,
    last: presentLastMessage(row, userId, redact),
    unread_count: (row.last_seq ?? 0) - (row.read_seq ?? 0),
    reply_due: side === 'team' && row.waiting_since ? getReplyDue(row.waiting_since, timeZone).toISOString() : null,
    closed: getClosedReason(buildConversationFacts(row), now),
  };
}

function presentLastMessage(row: ConversationRow, userId: number, redact: Redact | null): Conversation['last'] {
  if (row.last_at === null || row.last_text === null || row.last_side === null) return null;
  return {
    text: redact ? redact(row.last_text) : row.last_text,
    at: row.last_at.toISOString(),
    side: row.last_side,
    is_own: row.last_sender === userId,
    has_files: row.last_has_files,
  };
}

type FileRow = Awaited<ReturnType<typeof findMessageFiles>>[number];

interface MessageReader {
  readonly userId: number;
  readonly applicationId: number;
  /** As in `Reader`. Files then have no name and no path. */
  readonly redact: Redact | null;
}

export function presentMessage(row: MessageRow, files: readonly FileRow[], reader: MessageReader): Message {
  const { userId, applicationId, redact } = reader;
  const isMasked = redact !== null;
  return {
    id: row.id,
    seq: row.seq,
    side: row.side,
    name: isMasked && row.side === 'seeker' ? getMaskedName(applicationId) : row.full_name,
    is_own: row.sender_user_id === userId,
    client_id: row.client_id,
    text: redact ? redact(row.text) : row.text,
    at: row.at.toISOString(),
    files: files
      .filter((file) => file.message_id === row.id)
      .map(({ path, file_name, byte_size }) =>
        isMasked ? { path: '', file_name: '', byte_size } : { path, file_name, byte_size },
      ),
  };
}
