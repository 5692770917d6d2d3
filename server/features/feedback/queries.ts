import type { DbTransaction } from '#server/db/db.ts';

interface NewFeedback {
  readonly tenantId: number;
  readonly userId: number;
  readonly feedback_type: string;
  readonly description: string;
  readonly page: string;
}

export async function insertFeedback(db: DbTransaction, feedback: NewFeedback): Promise<number> {
  const { tenantId, userId, feedback_type, description, page } = feedback;
  const row = await db
    .insertInto('feedback')
    .values({ tenant_id: tenantId, user_id: userId, feedback_type, description, page })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
