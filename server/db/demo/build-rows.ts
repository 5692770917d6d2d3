import { createLookups, type Demo, type Seeder } from './demo.ts';
import { createEntities } from './entities.ts';
import { createEmptyRows, demoTables, type Rows } from './rows.ts';
import { applications } from './seeders/applications.ts';
import { conversations } from './seeders/conversations.ts';
import { jobs } from './seeders/jobs.ts';
import { needs } from './seeders/needs.ts';
import { northlight } from './seeders/northlight.ts';
import { notifications } from './seeders/notifications.ts';
import { saved } from './seeders/saved-items.ts';
import { seekers } from './seeders/seekers.ts';
import { teamInvitations } from './seeders/team-invitations.ts';
import { programme } from './seeders/tenant.ts';

/** The subjects of the demo, each after those it builds on. A feature adds its own here. */
const seeders: readonly Seeder[] = [
  programme,
  teamInvitations,
  jobs,
  seekers,
  applications,
  conversations,
  notifications,
  needs,
  saved,
  northlight,
];

/** All rows of the demo. The same clock and reference data give the same rows. */
export function buildDemoRows(input: Pick<Demo, 'now' | 'hashes'> & Parameters<typeof createLookups>[0]): Rows {
  const rows = createEmptyRows();
  const demo: Demo = {
    now: input.now,
    hashes: input.hashes,
    rows,
    entities: createEntities(),
    ...createLookups(input),
    add: (table, row) => {
      const id = rows[table].length + 1;
      (rows[table] as object[]).push({ ...row, id });
      return id;
    },
  };
  for (const share of seeders) share(demo);
  rows.audit_events.sort((a, b) => timeOf(a.at) - timeOf(b.at));
  return rows;
}

function timeOf(at: unknown): number {
  return at instanceof Date ? at.getTime() : 0;
}

/** How many rows there are in all. */
export function countRows(rows: Rows): number {
  return demoTables.reduce((sum, table) => sum + rows[table].length, 0);
}
