import { sql } from 'kysely';
import type { AgentHours, Weekday } from '#domain/features/chat/agent-hours.ts';
import type { Language } from '#domain/phrases/phrases.ts';
import type { DbTransaction } from '#server/db/db.ts';

export interface HoursRow {
  id: number;
  languages: Language[];
  work_days: Weekday[];
  work_from: number | null;
  work_until: number | null;
  time_zone: string | null;
}

/** Of an account (`u`) and its row of the help desk (`a`), which can be missing. */
export const hoursColumns = sql`u.id, coalesce(a.languages, '{}') as languages, coalesce(a.work_days, '{}') as work_days,
  a.work_from, a.work_until, a.time_zone`;

export function toAgentHours({ languages, work_days: days, work_from, work_until, time_zone }: HoursRow): AgentHours {
  const isKnown = work_from !== null && work_until !== null && time_zone !== null;
  return { languages, hours: isKnown ? { days, from: work_from, until: work_until, time_zone } : null };
}

export async function upsertHours(
  db: DbTransaction,
  { tenantId, userId }: { tenantId: number; userId: number },
  { languages, hours }: AgentHours,
): Promise<void> {
  const columns = {
    languages,
    work_days: hours?.days ?? [],
    work_from: hours?.from ?? null,
    work_until: hours?.until ?? null,
    time_zone: hours?.time_zone ?? null,
  };
  await db
    .insertInto('helpdesk_agents')
    .values({ tenant_id: tenantId, user_id: userId, ...columns })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(columns))
    .execute();
}
