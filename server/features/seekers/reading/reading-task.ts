import { readerVersion } from '#domain/features/reading/reader-version.ts';
import type { Services } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { rereadProfile } from '#server/features/seekers/service.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { rereadAll } from '#server/lib/reread.ts';
import { findUnreadProfiles, updateProfileReading } from './reading-queries.ts';

/** Reads every profile whose reading is older than the reader. */
export function readOldProfiles(services: Services, signal?: AbortSignal): Promise<void> {
  const { db } = systemContext(services, 0, 'reading');
  return rereadAll(
    services,
    {
      find: (limit) => findUnreadProfiles(db, readerVersion, limit),
      reread: (profile) => readOldProfile(services, profile),
      identify: (profile) => ({ tenantId: profile.tenant_id, id: profile.user_id }),
      event: 'seeker_changed',
    },
    signal,
  );
}

type UnreadProfile = Awaited<ReturnType<typeof findUnreadProfiles>>[number];

async function readOldProfile(services: Services, profile: UnreadProfile): Promise<boolean> {
  const { tenant_id: tenantId, user_id: userId, version } = profile;
  const ctx = systemContext(services, tenantId, 'reading');
  const columns = await rereadProfile(ctx, profile);
  return write(ctx, ({ db }) => updateProfileReading(db, { tenantId, userId, version }, columns));
}
