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

interface NewContactMessage {
  readonly tenantId: number;
  /** Null for a visitor. */
  readonly userId: number | null;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly language: string;
  readonly page: string;
}

export async function insertContactMessage(db: DbTransaction, contact: NewContactMessage): Promise<number> {
  const { tenantId, userId, name, email, message, language, page } = contact;
  const row = await db
    .insertInto('feedback')
    .values({
      tenant_id: tenantId,
      user_id: userId,
      feedback_type: 'Others',
      description: message,
      page,
      contact_name: name,
      contact_email: email,
      contact_language: language,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function findContactAddress(db: DbTransaction, tenantId: number): Promise<string> {
  const row = await db
    .selectFrom('tenants')
    .select('contact_email')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return row.contact_email;
}

interface NewRating {
  readonly tenantId: number;
  /** The account, or null for a visitor, who leaves an address. */
  readonly userId: number | null;
  readonly email: string | null;
  readonly rating: number;
  readonly feed: string;
  readonly page: string;
}

export async function insertRating(db: DbTransaction, rated: NewRating): Promise<number> {
  const { tenantId, userId, email, rating, feed, page } = rated;
  const row = await db
    .insertInto('rating_feedback')
    .values({ tenant_id: tenantId, user_id: userId, user_email: email, rating, feed, page })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
