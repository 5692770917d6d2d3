import type { Db } from '#server/db/db.ts';

export interface NewFile {
  readonly tenantId: number;
  readonly ownerId: number;
  readonly path: string;
  readonly storageKey: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly byteSize: number;
  readonly sha256: string;
}

export async function insertFile(db: Db, file: NewFile): Promise<number> {
  const row = await db
    .insertInto('files')
    .values({
      tenant_id: file.tenantId,
      owner_user_id: file.ownerId,
      path: file.path,
      storage_key: file.storageKey,
      file_name: file.fileName,
      media_type: file.mediaType,
      byte_size: file.byteSize,
      sha256: file.sha256,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export function findFile(db: Db, tenantId: number, path: string) {
  return db
    .selectFrom('files')
    .select(['id', 'owner_user_id', 'storage_key', 'file_name', 'media_type'])
    .where('tenant_id', '=', tenantId)
    .where('path', '=', path)
    .executeTakeFirst();
}

export async function findApplicationsWithFile(db: Db, tenantId: number, fileId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('applications as a')
    .innerJoin('resumes as r', (on) => on.onRef('r.tenant_id', '=', 'a.tenant_id').onRef('r.id', '=', 'a.resume_id'))
    .select('a.id')
    .where('a.tenant_id', '=', tenantId)
    .where('r.file_id', '=', fileId)
    .limit(500)
    .execute();
  return rows.map((row) => row.id);
}
