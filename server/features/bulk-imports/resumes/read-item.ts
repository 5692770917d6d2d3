import type { CandidateIndex } from '#domain/features/bulk-imports/resumes/candidate-index.ts';
import {
  buildReadPerson,
  findMissingPart,
  getPhoneKey,
  type ReadPerson,
  toReadPerson,
} from '#domain/features/bulk-imports/resumes/person.ts';
import { type SkipReason, skipReasons } from '#domain/features/bulk-imports/resumes/reasons.ts';
import {
  type Candidate,
  findDuplicates,
  getDefaultDecision,
  getOutcome,
} from '#domain/features/bulk-imports/resumes/review.ts';
import type { Context } from '#server/context.ts';
import type { ItemChange, ItemRow } from '#server/features/bulk-imports/item-queries.ts';
import type { LockedImport } from '#server/features/bulk-imports/queries.ts';
import { getMediaType, readResume } from '#server/features/resumes/service.ts';
import { findPeopleCandidates, findSeekerCandidates } from './candidate-queries.ts';

/** What an item holds of a person: `person` for the review, and for a file all parsed fields. */
export interface ItemFields {
  readonly person?: ReadPerson;
  readonly details?: object;
}

type Reading =
  | { readonly ok: true; readonly person: ReadPerson; readonly details: object; readonly mediaType: string }
  | { readonly ok: false; readonly reason: SkipReason; readonly person?: ReadPerson };

/**
 * Reads an item and decides what would become of it.
 * @throws Refusal `reading_queue_full` or `unavailable`: try again
 */
export async function readItem(
  ctx: Context,
  due: LockedImport,
  item: ItemRow,
  seen: CandidateIndex,
): Promise<ItemChange> {
  const reading = item.row_number === null ? await readFile(ctx, due, item) : readRow(item);
  const person = reading.person ?? null;
  const missing = reading.ok ? findMissingPart(reading.person) : reading.reason;
  if (!reading.ok || missing) {
    const fields = person ? { person } : {};
    return { state: 'read', outcome: 'skipped', reason: missing, fields };
  }
  const candidates = [...(await findCandidates(ctx, due, item, person)), ...seen.find(person, item.sha256)];
  const duplicates = findDuplicates(person, item.sha256, candidates);
  const decision = getDefaultDecision(duplicates);
  return {
    state: 'read',
    ...getOutcome(duplicates, decision),
    decision,
    duplicates,
    fields: { person, details: reading.details },
    media_type: reading.mediaType,
  };
}

/** Records with the same file, email, or phone number. */
export async function findCandidates(
  { db, tenant }: Pick<Context, 'db' | 'tenant'>,
  due: Pick<LockedImport, 'organisation_id'>,
  { sha256 }: Pick<ItemRow, 'sha256'>,
  person: ReadPerson | null,
): Promise<Candidate[]> {
  const keys = {
    tenantId: tenant.id,
    organisationId: due.organisation_id,
    sha256,
    email: person?.email?.value ?? null,
    phoneKey: person?.phone ? getPhoneKey(person.phone.value) : null,
  };
  return [...(await findPeopleCandidates(db, keys)), ...(await findSeekerCandidates(db, keys))];
}

/** An item as a candidate for later items of the same import. */
export function toCandidate({ id, sha256 }: Pick<ItemRow, 'id' | 'sha256'>, fields: unknown): Candidate | null {
  const { person } = parseItemFields(fields);
  if (!person) return null;
  const get = (name: 'name' | 'email' | 'phone' | 'headline' | 'city') => person[name]?.value ?? '';
  return {
    kind: 'item',
    id,
    name: get('name'),
    email: get('email'),
    phone: get('phone'),
    headline: get('headline'),
    city: get('city'),
    hashes: sha256 === null ? [] : [sha256],
  };
}

export function parseItemFields(fields: unknown): ItemFields {
  return (fields ?? {}) as ItemFields;
}

function readRow(item: ItemRow): Reading {
  const person = parseItemFields(item.fields).person ?? buildReadPerson({}, []);
  return { ok: true, person, details: {}, mediaType: '' };
}

async function readFile(ctx: Context, due: LockedImport, item: ItemRow): Promise<Reading> {
  if (item.storage_key === null) return { ok: false, reason: 'file_broken' };
  const bytes = await ctx.files.get(item.storage_key);
  // All imports of a tenant take turns, so that the files of people who wait for an answer are not delayed.
  const reading = await readResume(bytes, item.name, { account: `${ctx.tenant.id}:import:${due.id}` });
  if (!reading.ok) return { ok: false, reason: toSkipReason(reading.reason) };
  const { parsed } = reading;
  return { ok: true, person: toReadPerson(parsed), details: parsed, mediaType: getMediaType(bytes, item.name) };
}

/** A JSON file that is no valid JSON Resume has one reason, whatever is wrong with it. */
function toSkipReason(reason: string): SkipReason {
  return skipReasons.find((known) => known === reason) ?? 'invalid_resume';
}
