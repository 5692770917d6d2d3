import type { Insertable } from 'kysely';
import type pg from 'pg';
import { stringifyRows } from '#server/db/rows/json-rows.ts';
import type { Database } from '#server/db/tables.ts';

/** The tables of the demo, in order of their foreign keys. */
export const demoTables = [
  'tenants',
  'organisations',
  'users',
  'team_invitations',
  'approvals',
  'seeker_profiles',
  'jobs',
  'job_team',
  'job_events',
  'applications',
  'application_events',
  'offers',
  'offer_events',
  'interviews',
  'interview_accommodations',
  'interview_slots',
  'interview_panel',
  'interview_scorecards',
  'interview_events',
  'human_reviews',
  'conversations',
  'messages',
  'conversation_marks',
  'notifications',
  'working_needs',
  'adjustment_requests',
  'adjustment_turns',
  'disclosure_grants',
  'disclosure_openings',
  'saved_jobs',
  'saved_searches',
  'job_views',
  'journal_entries',
  'person_tags',
  'chat_guests',
  'helpdesk_agents',
  'chat_rooms',
  'chat_messages',
  'chat_notes',
  'canned_replies',
  'programs',
  'cohorts',
  'cohort_members',
  'certificates',
  'prepared_applications',
  'prepared_application_events',
  'placements',
  'surveys',
  'survey_invitations',
  'survey_responses',
  'survey_answers',
  'survey_actions',
  'audit_events',
] as const satisfies readonly (keyof Database)[];

export type DemoTable = (typeof demoTables)[number];
export type Row<T extends DemoTable> = Insertable<Database[T]>;
export type Rows = { readonly [T in DemoTable]: Row<T>[] };

export function createEmptyRows(): Rows {
  return Object.fromEntries(demoTables.map((table) => [table, []])) as unknown as Rows;
}

/** Rows per statement. */
const batchSize = 2000;

/** Inserts the rows, which must all have the columns of the first one. */
export async function insertRows(client: pg.ClientBase, table: DemoTable, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  for (let at = 0; at < rows.length; at += batchSize) {
    await client.query(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [stringifyRows(rows.slice(at, at + batchSize))],
    );
  }
  if ('id' in first && typeof first.id === 'number') {
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
  }
}
