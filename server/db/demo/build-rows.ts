import { createLookups, type Demo, type Seeder } from './demo.ts';
import { createEntities } from './entities.ts';
import { createEmptyRows, demoTables, type Rows } from './rows.ts';
import { seedApplications } from './seeders/applications/applications.ts';
import { seedHumanReviews } from './seeders/applications/human-reviews.ts';
import { seedInterviews } from './seeders/applications/interviews.ts';
import { seedOffers } from './seeders/applications/offers.ts';
import { seedOutcomes } from './seeders/applications/outcomes.ts';
import { seedChats } from './seeders/chats.ts';
import { seedConversations } from './seeders/conversations.ts';
import { seedJobs } from './seeders/jobs/jobs.ts';
import { seedJournals } from './seeders/journals.ts';
import { seedNeeds } from './seeders/needs.ts';
import { seedNorthlight } from './seeders/northlight.ts';
import { seedNotifications } from './seeders/notifications.ts';
import { seedPartnerWork } from './seeders/partner-work.ts';
import { seedSavedItems } from './seeders/saved-items.ts';
import { seedSeekers } from './seeders/seekers.ts';
import { seedSurveys } from './seeders/surveys.ts';
import { seedTeamInvitations } from './seeders/team-invitations.ts';
import { seedTenant } from './seeders/tenant.ts';

/** In order of dependency. */
const seeders: readonly Seeder[] = [
  seedTenant,
  seedTeamInvitations,
  seedJobs,
  seedSeekers,
  seedApplications,
  seedOffers,
  seedInterviews,
  seedHumanReviews,
  seedConversations,
  seedChats,
  seedNotifications,
  seedNeeds,
  seedSavedItems,
  seedJournals,
  seedSurveys,
  seedOutcomes,
  seedPartnerWork,
  seedNorthlight,
];

/** Builds all demo rows. Deterministic for the same clock and reference data. */
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
  rows.audit_events.sort((a, b) => getTimestamp(a.at) - getTimestamp(b.at));
  return rows;
}

function getTimestamp(at: unknown): number {
  return at instanceof Date ? at.getTime() : 0;
}

export function countRows(rows: Rows): number {
  return demoTables.reduce((sum, table) => sum + rows[table].length, 0);
}
