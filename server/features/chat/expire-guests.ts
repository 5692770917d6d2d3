import { subtractDays } from '#domain/lib/day.ts';
import type { Services } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';
import { getGuestStart } from './guest-secret.ts';
import { deleteExpiredGuestData, findTenantsWithGuests } from './queries.ts';

const checkIntervalMs = 60 * 60_000;

/** Days after its last message that a guest's chat is deleted: the guest can no longer open it. */
const guestChatDays = 90;

/** Deletes emails and chats of guests that are no longer needed, and rooms in which nothing was written. */
export function startGuestTask(services: Services): BackgroundTask {
  return runPeriodically(services, { intervalMs: checkIntervalMs, name: 'deletion of guest data' }, () =>
    deleteGuestData(services),
  );
}

export async function deleteGuestData(services: Services): Promise<void> {
  const now = services.clock();
  for (const tenantId of await findTenantsWithGuests(systemContext(services, 0, 'guests').db)) {
    const ctx = systemContext(services, tenantId, 'guests');
    await write(ctx, ({ db }) =>
      deleteExpiredGuestData(db, tenantId, getGuestStart(now), subtractDays(now, guestChatDays)),
    );
  }
}
