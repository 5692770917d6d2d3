import { type RawBuilder, sql } from 'kysely';
import type { RetentionKind } from '#domain/features/retention/periods.ts';
import { abandonedImports, buildForgetSteps, itemsWithoutRecord } from '#server/features/bulk-imports/service.ts';
import { buildContentSteps } from '#server/features/privacy/service.ts';

/** The kinds of data that are rows; the audit trail has its own rule. */
export type RowKind = Exclude<RetentionKind, 'audit'>;

export interface Rule {
  /** The ids of rows `r` that are older than the moment. */
  readonly listDue: (tenantId: number, before: Date) => RawBuilder<unknown>;
  /** Statements that delete these rows or make them anonymous. `ids` is a set of ids. */
  readonly buildSteps: (tenantId: number, ids: RawBuilder<unknown>, now: Date) => RawBuilder<unknown>[];
}

/** Applications `a` that ended before the moment. */
function isEnded(before: Date): RawBuilder<boolean> {
  return sql<boolean>`a.status in ('hired', 'declined', 'rejected', 'withdrawn') and a.status_since < ${before}`;
}

/** Deletes links to files, and the files. A background task removes their bytes. Foreign keys are checked at the end. */
function buildFileStep(t: number, unlink: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`with unlinked as (${unlink} returning file_id), removed as (
      delete from files f where f.tenant_id = ${t} and f.id in (select file_id from unlinked)
        and not exists (select from resumes r where r.tenant_id = f.tenant_id and r.file_id = f.id)
      returning f.storage_key)
    insert into discarded_files (tenant_id, storage_key) select ${t}::bigint, storage_key from removed on conflict do nothing`;
}

/** Imported people with the records merged into theirs. */
function ofRecords(t: number, ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select id from imported_people where tenant_id = ${t} and coalesce(merged_into_id, id) in ${ids})`;
}

/** Replaces the name of an applicant whose account still exists. */
const removedName = '–';

/** The rules of each kind, in the order in which they run. */
export const rules: Readonly<Record<RowKind, readonly Rule[]>> = {
  applications: [
    {
      listDue: (t, before) => sql`select a.id from applications a
      where a.tenant_id = ${t} and (a.content_removed_at is null or a.content_removed_at < a.status_since)
        and ${isEnded(before)}`,
      buildSteps: (t, ids, now) => [
        ...buildContentSteps(t, ids, removedName),
        sql`update applications set content_removed_at = ${now} where tenant_id = ${t} and id in ${ids}`,
      ],
    },
  ],
  messages: [
    {
      listDue: (t, before) => sql`select r.application_id as id from conversations r
      join applications a on a.tenant_id = r.tenant_id and a.id = r.application_id
      where r.tenant_id = ${t} and r.last_at < ${before} and ${isEnded(before)}`,
      buildSteps: (t, ids) => [
        buildFileStep(
          t,
          sql`delete from message_files where tenant_id = ${t} and message_id in
          (select id from messages where tenant_id = ${t} and application_id in ${ids})`,
        ),
        sql`delete from messages where tenant_id = ${t} and application_id in ${ids}`,
        sql`delete from conversation_marks where tenant_id = ${t} and application_id in ${ids}`,
        sql`delete from conversations where tenant_id = ${t} and application_id in ${ids}`,
      ],
    },
  ],
  chats: [
    {
      listDue: (t, before) => sql`select r.id from chat_rooms r
      where r.tenant_id = ${t} and r.status = 'closed' and coalesce(r.last_at, r.created_at) < ${before}`,
      buildSteps: (t, ids) => [
        sql`update helpdesk_connections set viewing_chat_id = null where tenant_id = ${t} and viewing_chat_id in ${ids}`,
        sql`delete from chat_notes where tenant_id = ${t} and chat_id in ${ids}`,
        sql`delete from chat_messages where tenant_id = ${t} and chat_id in ${ids}`,
        sql`delete from chat_rooms where tenant_id = ${t} and id in ${ids}`,
      ],
    },
  ],
  notifications: [
    {
      listDue: (t, before) =>
        sql`select r.id from notifications r where r.tenant_id = ${t} and r.created_at < ${before}`,
      buildSteps: (t, ids) => [sql`delete from notifications where tenant_id = ${t} and id in ${ids}`],
    },
  ],
  imported_people: [
    {
      listDue: (t, before) =>
        // Records merged into another one are deleted with it.
        sql`select r.id from imported_people r
        where r.tenant_id = ${t} and r.merged_into_id is null and r.changed_at < ${before}`,
      buildSteps: (t, ids) => [
        ...buildForgetSteps(t, ofRecords(t, ids)),
        buildFileStep(
          t,
          sql`delete from imported_person_files where tenant_id = ${t} and person_id in ${ofRecords(t, ids)}`,
        ),
        sql`delete from person_invitations where tenant_id = ${t} and person_id in ${ofRecords(t, ids)}`,
        sql`delete from imported_people where tenant_id = ${t} and id in ${ofRecords(t, ids)}`,
      ],
    },
    itemsWithoutRecord,
    abandonedImports,
  ],
  feedback: [
    {
      listDue: (t, before) => sql`select r.id from feedback r
      where r.tenant_id = ${t} and r.at < ${before} and (r.user_id is not null or r.contact_email is not null)`,
      buildSteps: (t, ids) => [
        sql`update feedback set user_id = null, contact_name = null, contact_email = null
        where tenant_id = ${t} and id in ${ids}`,
      ],
    },
  ],
  ratings: [
    {
      listDue: (t, before) => sql`select r.id from rating_feedback r
      where r.tenant_id = ${t} and r.at < ${before} and (r.user_id is not null or r.user_email is not null)`,
      buildSteps: (t, ids) => [
        sql`update rating_feedback set user_id = null, user_email = null where tenant_id = ${t} and id in ${ids}`,
      ],
    },
  ],
};
