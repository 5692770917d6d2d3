import type pg from 'pg';
import { copyRows } from './copy-rows.ts';
import { employerCount } from './jobs.ts';

/** Ids of staff accounts start after those of the job seekers. */
const adminOffset = 1;
export const managerOffset = 2;
const recruiterOffset = 3;
const skillingOffset = 4;

/**
 * The accounts of the benchmark's staff: an administrator, the lead of the largest employer, a partner's recruiter, and a skilling
 * partner.
 */
export const staffEmails = {
  admin: 'admin@bench.test',
  manager: 'manager@bench.test',
  recruiter: 'recruiter@bench.test',
  skilling: 'skilling@bench.test',
} as const;

export const partnerCount = 20;

/** The organization of the skilling partner, after all employers and partners. */
export const skillingOrganisationId = employerCount + partnerCount + 1;

interface Staff {
  readonly seekerCount: number;
  readonly passwordHash: string;
}

/** Creates the staff accounts; the manager is on the team of every job of its employer. */
export async function fillStaff(client: pg.Client, { seekerCount, passwordHash }: Staff): Promise<void> {
  const account = {
    tenant_id: 1,
    account_kind: 'staff',
    password_hash: passwordHash,
    is_consent: true,
    email_verified_at: '2026-01-01T00:00:00Z',
  };
  const rows = [
    { id: seekerCount + adminOffset, email: staffEmails.admin, account_kind: 'admin', role_id: null, organisation_id: null },
    { id: seekerCount + managerOffset, email: staffEmails.manager, role_id: 1, organisation_id: 1 },
    { id: seekerCount + recruiterOffset, email: staffEmails.recruiter, role_id: 2, organisation_id: employerCount + 1 },
    { id: seekerCount + skillingOffset, email: staffEmails.skilling, role_id: 3, organisation_id: skillingOrganisationId },
  ];
  await copyRows(client, 'users', rows.length, (id) => ({ ...account, full_name: `Staff ${id}`, ...row(rows, id) }));
  await client.query(
    `insert into job_team (tenant_id, job_id, user_id, is_lead)
     select tenant_id, id, $1, true from jobs where organisation_id = 1`,
    [seekerCount + managerOffset],
  );
}

function row<T>(rows: readonly T[], id: number): T {
  const found = rows[id - 1];
  if (found === undefined) throw new Error(`No staff account ${id}`);
  return found;
}
