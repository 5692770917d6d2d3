import { sql } from 'kysely';
import type { ApplicantRating } from '#domain/features/applications/marks/marks.ts';
import type { DbTransaction } from '#server/db/db.ts';

interface Rated {
  readonly tenantId: number;
  readonly applicationId: number;
}

export async function findRating(
  db: DbTransaction,
  { tenantId, applicationId }: Rated,
): Promise<ApplicantRating | null> {
  const found = await sql<{ rating: ApplicantRating }>`select rating from application_ratings
    where tenant_id = ${tenantId} and application_id = ${applicationId}`.execute(db);
  return found.rows[0]?.rating ?? null;
}

interface NewRating extends Rated {
  readonly rating: ApplicantRating | null;
  readonly userId: number;
  readonly now: Date;
}

/** Null removes the rating. */
export async function saveRating(db: DbTransaction, rated: NewRating): Promise<void> {
  const { tenantId, applicationId, rating, userId, now } = rated;
  if (rating === null) {
    await db
      .deleteFrom('application_ratings')
      .where('tenant_id', '=', tenantId)
      .where('application_id', '=', applicationId)
      .execute();
    return;
  }
  const values = { rating, rated_by: userId, rated_at: now };
  await db
    .insertInto('application_ratings')
    .values({ tenant_id: tenantId, application_id: applicationId, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'application_id']).doUpdateSet(values))
    .execute();
}
