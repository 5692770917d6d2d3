import type { SignedInActor } from '#domain/access/actor.ts';
import { getRole } from '#domain/access/roles.ts';
import { parsePeopleFilter } from '#domain/features/seekers/search/filter.ts';
import type { Services } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { getQuietHoursEnd, notify } from '#server/features/notifications/service.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';
import { findKnownIds } from './known-ids.ts';
import { claimPeopleSearch, type DuePeopleSearch, findDuePeopleSearches } from './queries.ts';
import { getNextCheck } from './saved.ts';

const checkIntervalMs = 60_000;
/** Searches per check; the next check continues. */
const batchSize = 200;

/** Notifies staff about people who are new in their saved searches. */
export function startPeopleAlertTask(services: Services): BackgroundTask {
  return runPeriodically(services, { intervalMs: checkIntervalMs, name: 'people search alerts' }, (signal) =>
    sendPeopleAlerts(services, signal),
  );
}

/** Checks every search that is due. Does nothing until the people index is loaded; one that fails is retried. */
export async function sendPeopleAlerts(services: Services, signal?: AbortSignal): Promise<void> {
  if (!(await services.people.ready(0))) return;
  const { db } = systemContext(services, 0, 'people searches');
  for (const due of await findDuePeopleSearches(db, services.clock(), batchSize)) {
    if (signal?.aborted) return;
    await checkSearch(services, due).catch((error: unknown) => {
      services.log.warn({ err: error, search: due.id }, 'people search could not be checked');
    });
  }
}

/** Claims the search and notifies its owner in one transaction, so that no alert is lost or sent twice. */
async function checkSearch(services: Services, due: DuePeopleSearch): Promise<void> {
  const ctx = systemContext(services, due.tenant_id, 'people searches');
  const now = services.clock();
  const actor = buildOwner(due);
  const filter = parsePeopleFilter(new URLSearchParams(due.address));
  const found = actor && filter ? await findKnownIds(ctx, actor, filter) : [];
  const known = new Set(due.known_user_ids.map(Number));
  const count = found.filter((id) => !known.has(id)).length;
  const owner = { tenantId: due.tenant_id, userId: due.user_id };
  await write(ctx, async (change) => {
    const quietEnd = count > 0 ? await getQuietHoursEnd(change, owner, now) : null;
    const next =
      quietEnd === null
        ? { at: getNextCheck(due.frequency, now) ?? now, knownIds: found }
        : { at: quietEnd, knownIds: due.known_user_ids };
    if (!(await claimPeopleSearch(change.db, due, next)) || count === 0 || quietEnd !== null) return;
    const values = { search: due.name, count: String(count) };
    await notify(change, { ...owner, kind: 'people_found', values, subject: { peopleSearch: due.address } });
  });
}

/** The owner as the actor of the search, with the rights of the role; null for an account without one. */
function buildOwner(due: DuePeopleSearch): SignedInActor | null {
  const role = getRole(due.account_kind, due.role_id);
  if (role === null) return null;
  return {
    kind: 'signed_in',
    userId: due.user_id,
    role,
    organisationId: due.organisation_id,
    isPending: false,
    sessionId: '',
    isRecentlyAuthenticated: false,
    mustSetUpTwoFactor: false,
    impersonatorId: null,
    fullName: '',
  };
}
