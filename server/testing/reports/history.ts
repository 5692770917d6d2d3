import type pg from 'pg';

const dayMs = 86_400_000;

interface Move {
  readonly at: number;
  readonly from: string | null;
  readonly to: string;
}

export interface JobHistory {
  readonly id: number;
  readonly organisation: number;
  readonly title: string;
  readonly place: string;
  readonly published: number | null;
  readonly openings: number;
  readonly promisedDays: number;
  readonly status: string;
  readonly moves: readonly Move[];
  readonly team: readonly number[];
  readonly skills: readonly number[];
}

export interface ApplicationHistory {
  readonly id: number;
  readonly user: number;
  readonly source: string;
  readonly partner: number | null;
  readonly partnerName: string | null;
  readonly job: JobHistory;
  readonly moves: readonly Move[];
  readonly outcomes: readonly OutcomeHistory[];
}

/** What the partner knows about a hire after some days. */
interface OutcomeHistory {
  readonly day: number;
  readonly at: number;
  readonly isEmployed: boolean;
}

export interface History {
  readonly applications: readonly ApplicationHistory[];
  readonly jobs: readonly JobHistory[];
  readonly views: readonly { readonly job: number; readonly day: string; readonly count: number }[];
  readonly saves: readonly { readonly job: number; readonly at: number }[];
  readonly people: readonly { readonly id: number; readonly partner: number; readonly skills: readonly number[] }[];
}

/** Reads the raw rows of a tenant; everything else is computed in plain code. */
export async function readHistory(pool: pg.Pool, tenant: number): Promise<History> {
  const all = async (text: string) => (await pool.query(text, [tenant])).rows;
  const jobs = await readJobs(all);
  const jobOf = new Map(jobs.map((job) => [job.id, job]));
  const applicationMoves = listMoves(
    await all('select * from application_events where tenant_id = $1 order by at, id'),
    'application_id',
  );
  const partners = await all(
    `select p.user_id, p.skill_ids, o.id, o.name, u.state from seeker_profiles p
     join users u on u.tenant_id = p.tenant_id and u.id = p.user_id
     join organisations o on o.tenant_id = p.tenant_id and o.id = p.sponsor_organisation_id where p.tenant_id = $1`,
  );
  const partnerOf = new Map(partners.map((row) => [row.user_id, row]));
  const outcomes = await readOutcomes(all);
  const applications = (await all("select * from applications where tenant_id = $1 and status <> 'draft'")).flatMap(
    (row): ApplicationHistory[] => {
      const job = jobOf.get(row.job_id);
      const partner = partnerOf.get(row.user_id);
      const own = {
        ...{ id: row.id, user: row.user_id, source: row.source },
        ...{ moves: applicationMoves.get(row.id) ?? [], outcomes: outcomes.get(row.id) ?? [] },
      };
      return job ? [{ ...own, job, partner: partner?.id ?? null, partnerName: partner?.name ?? null }] : [];
    },
  );
  return {
    applications,
    jobs,
    views: (await all('select * from job_views where tenant_id = $1')).map((row) => ({
      job: row.job_id,
      day: String(row.day),
      count: row.views,
    })),
    saves: (await all('select * from saved_jobs where tenant_id = $1')).map((row) => ({
      job: row.job_id,
      at: row.saved_at.getTime(),
    })),
    people: partners
      .filter((row) => row.state === 'active')
      .map((row) => ({ id: row.user_id, partner: row.id, skills: row.skill_ids })),
  };
}

type ReadAll = (text: string) => Promise<pg.QueryResult['rows']>;

async function readJobs(all: ReadAll): Promise<JobHistory[]> {
  const jobMoves = listMoves(await all('select * from job_events where tenant_id = $1 order by at, id'), 'job_id');
  const team = await all('select job_id, user_id from job_team where tenant_id = $1');
  return (await all('select * from jobs where tenant_id = $1')).map(
    (row): JobHistory => ({
      id: row.id,
      organisation: row.organisation_id,
      title: row.title,
      place: [row.city, row.region].filter(Boolean).join(', '),
      published: row.published_at?.getTime() ?? null,
      openings: row.openings,
      promisedDays: row.stage_plan[0]?.within_days ?? 10,
      status: row.status,
      moves: jobMoves.get(row.id) ?? [],
      team: team.filter((member) => member.job_id === row.id).map((member) => member.user_id),
      skills: row.effective_skill_ids,
    }),
  );
}

function listMoves(rows: readonly Record<string, unknown>[], key: string): Map<number, Move[]> {
  const byId = new Map<number, Move[]>();
  for (const row of rows) {
    const list = byId.get(Number(row[key])) ?? [];
    list.push({ at: (row.at as Date).getTime(), from: row.from_status as string | null, to: String(row.to_status) });
    byId.set(Number(row[key]), list);
  }
  return byId;
}

/** The outcomes of each application. */
async function readOutcomes(all: ReadAll): Promise<Map<number, OutcomeHistory[]>> {
  // The person's answer comes before that of the partner.
  const rows = await all(
    `select p.application_id, p.hired_at, s.outcome_day, a.choices
     from placements p
     join survey_invitations i on i.tenant_id = p.tenant_id and i.application_id = p.application_id
     join surveys s on s.tenant_id = i.tenant_id and s.id = i.survey_id
     join survey_responses r on r.tenant_id = i.tenant_id and r.invitation_id = i.id
     join survey_answers a on a.tenant_id = r.tenant_id and a.survey_id = r.survey_id and a.number = r.number
     where p.tenant_id = $1 and a.question_id = 1 and (i.is_shared or s.outcome_audience = 'partner')
     order by s.outcome_audience desc`,
  );
  const byId = new Map<number, OutcomeHistory[]>();
  for (const { application_id: id, hired_at: hiredAt, outcome_day: day, choices } of rows) {
    const list = byId.get(id) ?? [];
    if (list.some((other) => other.day === day)) continue;
    byId.set(id, [...list, { day, at: hiredAt.getTime() + day * dayMs, isEmployed: choices[0] === 1 }]);
  }
  return byId;
}
