import type { ItemDecision } from '#domain/features/bulk-imports/lifecycle.ts';
import type { ReadPerson } from '#domain/features/bulk-imports/resumes/person.ts';
import { type Duplicate, findDuplicates, getOutcome } from '#domain/features/bulk-imports/resumes/review.ts';
import type { Context } from '#server/context.ts';
import type { DbTransaction } from '#server/db/db.ts';
import { type Write, write } from '#server/db/write.ts';
import { findItem, type ItemRow, updateItem } from '#server/features/bulk-imports/item-queries.ts';
import type { LockedImport } from '#server/features/bulk-imports/queries.ts';
import { saveStoredFile } from '#server/features/files/service.ts';
import { type CreatedRecords, type PersonBefore, parseCreated } from './created-records.ts';
import {
  discardBytes,
  findPersonFiles,
  insertPerson,
  insertPersonFile,
  lockPeople,
  lockPerson,
  type PersonRow,
  updatePerson,
} from './people-queries.ts';
import { findCandidates, parseItemFields } from './read-item.ts';

/**
 * Gives an item its final group and creates its records, in one transaction: a crash leaves it read or done. Imports of a
 * partner run after each other, so that two of them do not create the same person.
 */
export async function importItem(ctx: Context, due: LockedImport, item: ItemRow): Promise<void> {
  await write(ctx, async (change) => {
    await lockPeople(change.db, due.tenant_id, due.organisation_id);
    const fresh = await findItem(change.db, { tenantId: due.tenant_id, id: due.id }, item.id);
    if (fresh?.state !== 'read') return;
    const result = await applyItem(ctx, change, due, fresh);
    await updateItem(change.db, { tenantId: due.tenant_id, id: item.id }, 'read', { ...result, state: 'done' });
  });
}

interface Result {
  readonly outcome?: 'new' | 'existing';
  readonly reason?: string | null;
  readonly created?: CreatedRecords;
  readonly storage_key?: null;
}

async function applyItem(ctx: Context, change: Write, due: LockedImport, item: ItemRow): Promise<Result> {
  const { person } = parseItemFields(item.fields);
  if (item.outcome === 'skipped' || !person) return discard(change.db, due, item, {});
  const stored = item.duplicates as unknown as readonly Duplicate[];
  const decision = item.decision as ItemDecision | null;
  const found = await findNow(ctx, change.db, due, item, person);
  // A record that was added since the review, such as by another import, is not created a second time.
  const isNewlyFound = stored.length === 0 && found.length > 0;
  if (isNewlyFound) return discard(change.db, due, item, { outcome: 'existing', reason: found[0]?.reason ?? null });
  const { outcome, reason } = getOutcome(stored, decision);
  if (outcome === 'new') return createPerson(ctx, change, due, item, person);
  const target = decision === 'merge' ? await findTarget(change.db, due, stored) : undefined;
  if (target === 'gone') return createPerson(ctx, change, due, item, person);
  if (target === undefined) {
    return discard(change.db, due, item, { outcome: 'existing', reason, created: getExisting(stored) });
  }
  return mergePerson(ctx, change, due, { item, person, target, reason });
}

/** The record that a skipped duplicate equals, for the link to it. */
function getExisting([first]: readonly Duplicate[]): CreatedRecords {
  return first?.kind === 'person' ? { existing_person_id: first.id } : {};
}

async function findNow(
  ctx: Context,
  db: DbTransaction,
  due: LockedImport,
  item: ItemRow,
  person: ReadPerson,
): Promise<Duplicate[]> {
  return findDuplicates(person, item.sha256, await findCandidates({ db, tenant: ctx.tenant }, due, item, person));
}

/** The person to merge with. An earlier item counts as the person that it created; `gone` if there is none any more. */
async function findTarget(
  db: DbTransaction,
  due: LockedImport,
  [first]: readonly Duplicate[],
): Promise<PersonRow | 'gone'> {
  if (first?.kind === 'person') return (await lockRecord(db, due.tenant_id, first.id)) ?? 'gone';
  const earlier = first && (await findItem(db, { tenantId: due.tenant_id, id: due.id }, first.id));
  const personId = earlier && parseCreated(earlier.created).person_id;
  const found = personId === undefined ? undefined : await lockRecord(db, due.tenant_id, personId);
  return found ?? 'gone';
}

/** The record with this id, or the one that it was merged into. */
async function lockRecord(db: DbTransaction, tenantId: number, id: number): Promise<PersonRow | undefined> {
  const found = await lockPerson(db, { tenantId, id });
  const intoId = found?.merged_into_id ?? null;
  return intoId === null ? found : lockPerson(db, { tenantId, id: intoId });
}

async function createPerson(
  ctx: Context,
  change: Write,
  due: LockedImport,
  item: ItemRow,
  person: ReadPerson,
): Promise<Result> {
  const { details = {} } = parseItemFields(item.fields);
  const owner = { tenantId: due.tenant_id, organisationId: due.organisation_id, userId: due.user_id };
  const id = await insertPerson(change.db, { ...owner, details, now: ctx.clock() }, toColumns(person));
  const fileId = await attachFile(change, due, item, id);
  return { outcome: 'new', reason: null, storage_key: null, created: { person_id: id, version: 1, ...fileId } };
}

interface Merge {
  readonly item: ItemRow;
  readonly person: ReadPerson;
  readonly target: PersonRow;
  readonly reason: string | null;
}

/** Adds the file and what the record lacks; never replaces a value. */
async function mergePerson(
  ctx: Context,
  change: Write,
  due: LockedImport,
  { item, person, target, reason }: Merge,
): Promise<Result> {
  const { skills, ...texts } = toColumns(person);
  const added = Object.fromEntries(
    Object.entries(texts).filter(([name, value]) => value !== '' && target[name as keyof typeof texts] === ''),
  );
  const before = toBefore(target);
  const version = target.version + 1;
  const key = { tenantId: due.tenant_id, id: target.id };
  const allSkills = [...new Set([...target.skills, ...skills])].slice(0, 100);
  await updatePerson(change.db, key, { ...added, skills: allSkills, version, changed_at: ctx.clock() });
  const fileId = await attachFile(change, due, item, target.id);
  const created = { person_id: target.id, version, before, ...fileId };
  return { outcome: 'existing', reason, storage_key: null, created };
}

function toBefore(target: PersonRow): PersonBefore {
  const { email, phone, headline, city, region, country, skills, version, changed_at: changedAt } = target;
  return { email, phone, headline, city, region, country, skills, version, changed_at: changedAt.toISOString() };
}

async function attachFile(
  change: Write,
  due: LockedImport,
  item: ItemRow,
  personId: number,
): Promise<{ file_id?: number; file_path?: string }> {
  if (item.storage_key === null || item.sha256 === null) return {};
  const existing = await findPersonFiles(change.db, { tenantId: due.tenant_id, id: personId });
  if (existing.some(({ sha256 }) => sha256 === item.sha256)) {
    await discardBytes(change.db, due.tenant_id, [item.storage_key]);
    return {};
  }
  const { id, path } = await saveStoredFile(change, {
    tenantId: due.tenant_id,
    ownerId: due.user_id,
    folder: 'resumes',
    fileName: item.name,
    mediaType: item.media_type || 'application/octet-stream',
    storageKey: item.storage_key,
    byteSize: item.byte_size ?? 0,
    sha256: item.sha256,
  });
  await insertPersonFile(change.db, { tenantId: due.tenant_id, id: personId }, { id, sha256: item.sha256 });
  return { file_id: id, file_path: path };
}

async function discard(db: DbTransaction, due: LockedImport, item: ItemRow, result: Result): Promise<Result> {
  if (item.storage_key) await discardBytes(db, due.tenant_id, [item.storage_key]);
  return { ...result, storage_key: null };
}

function toColumns(person: ReadPerson) {
  const get = (name: Exclude<keyof ReadPerson, 'skills'>) => person[name]?.value ?? '';
  return {
    full_name: get('name'),
    email: get('email'),
    phone: get('phone'),
    headline: get('headline'),
    city: get('city'),
    region: get('region'),
    country: get('country'),
    skills: person.skills,
  };
}
