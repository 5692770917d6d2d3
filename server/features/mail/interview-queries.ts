import { sql } from 'kysely';
import type { InterviewStatus } from '#domain/features/interviews/lifecycle.ts';
import type { Db } from '#server/db/db.ts';

interface InvitedInterview {
  readonly id: number;
  readonly status: InterviewStatus;
  readonly sequence: number;
  readonly starts_at: Date | null;
  readonly length_minutes: number;
  readonly place: string;
  readonly link: string;
  readonly seeker_id: number;
  readonly seeker_name: string;
  readonly job: string;
  readonly company: string;
  /** Whether the person still takes part: the job seeker, the planner, or a member of the panel. */
  readonly is_invited: boolean;
}

/** The interview of a mail as its calendar event needs it; nothing about accommodations. */
export async function findInvitedInterview(
  db: Db,
  { tenantId, id, userId }: { readonly tenantId: number; readonly id: number; readonly userId: number },
): Promise<InvitedInterview | undefined> {
  const found = await sql<InvitedInterview>`
    select i.id, i.status, i.sequence, i.starts_at, i.length_minutes, coalesce(i.pack ->> 'place', '') as place,
      coalesce(i.pack ->> 'link', '') as link, a.user_id as seeker_id, u.full_name as seeker_name, j.title as job,
      j.company, (a.user_id = ${userId} or i.created_by = ${userId} or exists (select from interview_panel p
        where p.tenant_id = i.tenant_id and p.interview_id = i.id and p.user_id = ${userId})) as is_invited
    from interviews i
    join applications a on a.tenant_id = i.tenant_id and a.id = i.application_id
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    join users u on u.tenant_id = a.tenant_id and u.id = a.user_id
    where i.tenant_id = ${tenantId} and i.id = ${id}`.execute(db);
  return found.rows[0];
}
