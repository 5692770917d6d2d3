import { type RawBuilder, sql } from 'kysely';
import { prepared } from '#server/db/connection/prepared.ts';
import type { Db } from '#server/db/db.ts';
import { isNotMasked, jobOwnerIds } from '#server/db/visibility.ts';
import { type Participant, visibleConversations } from './participant-queries.ts';

const columns = [
  'a.id',
  'a.status',
  'a.status_since',
  'a.user_id',
  'a.job_id',
  'a.awaits_consent',
  'j.title as job_title',
  'j.company',
  'j.organisation_id',
  'u.full_name',
  'p.sponsor_organisation_id',
  'o.name as partner',
  'c.last_seq',
  'c.last_at',
  'c.last_side',
  'c.waiting_since',
  'l.text as last_text',
  'l.sender_user_id as last_sender',
  'k.read_seq',
] as const;

/** Applications with their conversation, if there is one, and the reader's read mark. */
export function selectConversations(db: Db, tenantId: number, userId: number) {
  return db
    .selectFrom('applications as a')
    .innerJoin('jobs as j', (on) => on.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'))
    .innerJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.id', '=', 'a.user_id'))
    .innerJoin('seeker_profiles as p', (on) =>
      on.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.user_id', '=', 'a.user_id'),
    )
    .leftJoin('organisations as o', (on) =>
      on.onRef('o.tenant_id', '=', 'p.tenant_id').onRef('o.id', '=', 'p.sponsor_organisation_id'),
    )
    .leftJoin('conversations as c', (on) =>
      on.onRef('c.tenant_id', '=', 'a.tenant_id').onRef('c.application_id', '=', 'a.id'),
    )
    .leftJoin('messages as l', (on) =>
      on
        .onRef('l.tenant_id', '=', 'c.tenant_id')
        .onRef('l.application_id', '=', 'c.application_id')
        .onRef('l.seq', '=', 'c.last_seq'),
    )
    .leftJoin('conversation_marks as k', (on) =>
      on.onRef('k.tenant_id', '=', 'a.tenant_id').onRef('k.application_id', '=', 'a.id').on('k.user_id', '=', userId),
    )
    .select(columns)
    .select(jobOwnerIds.as('owner_ids'))
    .select(hasFiles.as('last_has_files'))
    .select(isMasked(userId).as('is_masked'))
    .where('a.tenant_id', '=', tenantId);
}

/** Most jobs mask nothing, which the first part decides without the function. */
function isMasked(userId: number): RawBuilder<boolean> {
  return sql`(j.masked_stages <> '{}' and is_application_masked(a.tenant_id, a.id, ${userId}))`;
}

const hasFiles = sql<boolean>`exists (select from message_files f where f.tenant_id = l.tenant_id and f.message_id = l.id)`;

export type ConversationRow = Awaited<ReturnType<ReturnType<typeof selectConversations>['execute']>>[number];

export function findConversation(db: Db, tenantId: number, userId: number, applicationId: number) {
  return selectConversations(db, tenantId, userId)
    .modifyFront(prepared)
    .where('a.id', '=', applicationId)
    .executeTakeFirst();
}

export interface ListRequest extends Participant {
  readonly filter: 'all' | 'unread' | 'waiting';
  /** A pattern for `ilike`; undefined for everything. */
  readonly pattern: string | undefined;
}

export interface ListCursor {
  readonly isUnread: boolean;
  readonly at: string;
  readonly id: number;
}

export interface ListedId {
  readonly id: number;
  readonly is_unread: boolean;
  readonly last_at: Date;
}

/** The ids of one page: unread conversations first, then by last message. */
export async function findPageIds(
  db: Db,
  request: ListRequest,
  after: ListCursor | null,
  limit: number,
): Promise<ListedId[]> {
  const afterCursor = after
    ? sql`and (${isUnread}, c.last_at, c.application_id) < (${after.isUnread}, ${after.at}::timestamptz, ${after.id})`
    : sql``;
  const found = await sql<ListedId>`
    select c.application_id as id, ${isUnread} as is_unread, c.last_at ${selectFrom(request)}
    where ${visibleConversations(request)} ${matchesRequest(request)} ${afterCursor}
    order by is_unread desc, c.last_at desc, c.application_id desc limit ${limit}`.execute(db);
  return found.rows;
}

export function findConversations(db: Db, tenantId: number, userId: number, ids: readonly number[]) {
  return selectConversations(db, tenantId, userId)
    .where('a.id', 'in', [...ids])
    .execute();
}

/** Number of conversations per filter, and of unread messages in all of them. */
export async function countConversations(
  db: Db,
  participant: Participant,
): Promise<{ all: number; unread: number; waiting: number; messages: number }> {
  const found = await sql<{ all: number; unread: number; waiting: number; messages: number }>`
    select count(*)::int as all, count(*) filter (where ${isUnread})::int as unread,
      count(*) filter (where c.waiting_since is not null)::int as waiting,
      coalesce(sum(c.last_seq - coalesce(k.read_seq, 0)), 0)::int as messages
    ${selectFrom(participant)} where ${visibleConversations(participant)}`.execute(db);
  return found.rows[0] ?? { all: 0, unread: 0, waiting: 0, messages: 0 };
}

const isUnread = sql<boolean>`(c.last_seq > coalesce(k.read_seq, 0))`;

function selectFrom({ actor }: Participant): RawBuilder<unknown> {
  return sql`from conversations c
    join applications a on a.tenant_id = c.tenant_id and a.id = c.application_id
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    left join conversation_marks k on k.tenant_id = c.tenant_id and k.application_id = c.application_id
      and k.user_id = ${actor.userId}`;
}

function matchesRequest({ filter, pattern, actor }: ListRequest): RawBuilder<unknown> {
  const filters = { all: sql``, unread: sql`and ${isUnread}`, waiting: sql`and c.waiting_since is not null` };
  return sql`${filters[filter]} ${pattern === undefined ? sql`` : matchesText(pattern, actor)}`;
}

function matchesText(pattern: string, actor: Participant['actor']): RawBuilder<unknown> {
  return sql`and (j.title ilike ${pattern} or j.company ilike ${pattern}
    or (${isNotMasked(actor)} and (
    exists (select from users u where u.tenant_id = a.tenant_id and u.id = a.user_id and u.full_name ilike ${pattern})
    or exists (select from messages m where m.tenant_id = c.tenant_id and m.application_id = c.application_id
      and m.text ilike ${pattern}))))`;
}
