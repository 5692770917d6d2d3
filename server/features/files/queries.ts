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

/** The actions of the audit trail that are exports; an index has the same list. */
const exportActions = [
  'erd.download',
  'data.export',
  'data.download',
  'audit.download',
  'export.start',
  'export.download',
] as const;
export type ExportAction = (typeof exportActions)[number];

interface ExportFilter {
  readonly tenantId: number;
  readonly userId: number;
  readonly since: Date;
}

/** The time of the account's nth latest export, or undefined if there were fewer. */
export async function findExportTime(db: Db, filter: ExportFilter, position: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('audit_events')
    .select('at')
    .where('tenant_id', '=', filter.tenantId)
    .where('actor_user_id', '=', filter.userId)
    .where('action', 'in', exportActions)
    .where('at', '>', filter.since)
    .orderBy('at', 'desc')
    .offset(position - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}
