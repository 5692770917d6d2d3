import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

/** The tenant of the host, otherwise the default tenant: the first one without a host. */
export function findTenantByHost(db: Db, host: string) {
  return db
    .selectFrom('tenants')
    .select(['id', 'slug', 'title', 'host'])
    .where((where) => where.or([where('host', '=', host), where('host', 'is', null)]))
    .orderBy(sql`host is null`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The settings of a tenant, with the hashes of its pictures. */
export function findSettings(db: Db, tenantId: number) {
  const picture = (kind: string) =>
    sql<string | null>`(select sha256 from tenant_pictures where tenant_id = tenants.id and kind = ${kind})`;
  return db
    .selectFrom('tenants')
    .select([
      'title',
      'contact_phone',
      'contact_email',
      'theme',
      'languages',
      'approvals',
      'switches',
      'match_weights',
      'time_zone',
      'retention',
      'version',
    ])
    .select([picture('logo').as('logo'), picture('favicon').as('favicon')])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
}

/** Tenant columns that an admin can change; JSON as text. */
interface SettingColumns {
  readonly title?: string;
  readonly contact_phone?: string;
  readonly contact_email?: string;
  readonly theme?: string;
  readonly languages?: string;
  readonly approvals?: string;
  readonly switches?: string;
  readonly match_weights?: string;
  readonly time_zone?: string;
  readonly retention?: string;
}

/** Updates settings. Returns false if the version is not current. */
export async function updateSettings(
  db: Db,
  tenantId: number,
  { version, ...columns }: SettingColumns & { readonly version: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tenants')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', tenantId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function findPicture(db: Db, tenantId: number, sha256: string) {
  return db
    .selectFrom('tenant_pictures')
    .select(['kind', 'storage_key', 'media_type'])
    .where('tenant_id', '=', tenantId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
}

/** Deletes the picture's row and returns its storage key. */
export function deletePicture(db: Db, tenantId: number, kind: string) {
  return db
    .deleteFrom('tenant_pictures')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .returning('storage_key')
    .executeTakeFirst();
}

interface NewPicture {
  readonly tenantId: number;
  readonly kind: string;
  readonly sha256: string;
  readonly storageKey: string;
  readonly mediaType: string;
}

export async function insertPicture(db: Db, picture: NewPicture): Promise<void> {
  await db
    .insertInto('tenant_pictures')
    .values({
      tenant_id: picture.tenantId,
      kind: picture.kind,
      sha256: picture.sha256,
      storage_key: picture.storageKey,
      media_type: picture.mediaType,
    })
    .execute();
}

export async function findTimeZone(db: Db, tenantId: number): Promise<string> {
  const row = await db.selectFrom('tenants').select('time_zone').where('id', '=', tenantId).executeTakeFirstOrThrow();
  return row.time_zone;
}
