import type { DuplicatePair, PairSide, PairSummary } from '#domain/features/bulk-imports/duplicates/contract.ts';
import {
  findPairs,
  formatPairKey,
  hasTwoAccounts,
  type Pair,
} from '#domain/features/bulk-imports/duplicates/find-pairs.ts';
import {
  getInvitationState,
  type PersonInvitationStatus,
} from '#domain/features/bulk-imports/people/invitation-status.ts';
import { getPhoneKey } from '#domain/features/bulk-imports/resumes/person.ts';
import { ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Db } from '#server/db/db.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import {
  findAccountLocation,
  findComparedAccounts,
  findComparedRecords,
  findDistinctPairs,
  findSide,
  type ListedRecord,
  type RecordOwner,
} from './pair-queries.ts';

const pageSize = 50;

export function getRecordOwner({ tenant, actor }: SignedInContext): RecordOwner {
  return { tenantId: tenant.id, organisationId: actor.organisationId };
}

/** A page of the pairs to review, strongest reason first. */
export async function listPairs(ctx: SignedInContext, after = 0) {
  const owner = getRecordOwner(ctx);
  const records = await findComparedRecords(ctx.db, owner, null);
  const accounts = records.length === 0 ? [] : await findComparedAccounts(ctx.db, owner, null);
  const distinct = await findDistinctKeys(ctx.db, owner);
  const pairs = findPairs([...records, ...accounts]).filter((pair) => !distinct.has(formatPairKey(pair)));
  const byKey = new Map([...records, ...accounts].map((record) => [toKey(record), record]));
  const page = pairs.slice(after, after + pageSize);
  return {
    pairs: page.map((pair) => presentSummary(pair, byKey)),
    total: pairs.length,
    next: pairs.length > after + pageSize ? after + pageSize : null,
  };
}

async function findDistinctKeys(db: Db, owner: RecordOwner): Promise<ReadonlySet<string>> {
  const rows = await findDistinctPairs(db, owner);
  return new Set(
    rows.map(({ first_id: first, second_id: second, user_id: userId }) => {
      if (second === null) return `${first}-u${userId}`;
      return `${Math.min(first, second)}-${Math.max(first, second)}`;
    }),
  );
}

function toKey({ kind, id }: { readonly kind: string; readonly id: number }): string {
  return `${kind}:${id}`;
}

/** The email and phone of an account only if the record has the same. */
function hideContact(side: ListedRecord, other: { readonly email: string; readonly phone: string }) {
  const { kind, id, name, headline, city, email, phone } = side;
  if (kind === 'person') return { kind, id, name, headline, city, email, phone };
  const phoneKey = getPhoneKey(phone);
  const isSamePhone = phoneKey !== null && phoneKey === getPhoneKey(other.phone);
  return { kind, id, name, headline, city, email: email === other.email ? email : '', phone: isSamePhone ? phone : '' };
}

function presentSummary(pair: Pair, byKey: ReadonlyMap<string, ListedRecord>): PairSummary {
  const first = byKey.get(toKey(pair.first));
  const second = byKey.get(toKey(pair.second));
  if (!first || !second) throw new Error('A pair of unknown records');
  return {
    key: formatPairKey(pair),
    reason: pair.reason,
    first: hideContact(first, second),
    second: hideContact(second, first),
  };
}

export interface LoadedPair extends Pair {
  readonly first: ListedRecord;
  readonly second: ListedRecord;
}

/**
 * A pair of the caller's own records by its key.
 * @throws Refusal `not_found` if the two do not look like one person or are known to be two
 */
export async function loadPair(ctx: SignedInContext, db: Db, key: string): Promise<LoadedPair> {
  const owner = getRecordOwner(ctx);
  const [firstId = '', secondId = ''] = key.split('-');
  const isAccount = secondId.startsWith('u');
  const other = Number(secondId.replace('u', ''));
  const records = await findComparedRecords(db, owner, isAccount ? [Number(firstId)] : [Number(firstId), other]);
  const accounts = isAccount ? await findComparedAccounts(db, owner, [other]) : [];
  const [pair] = findPairs([...records, ...accounts]);
  const [first] = records;
  const second = isAccount ? accounts[0] : records[1];
  if (!pair || !first || !second || formatPairKey(pair) !== key) return refuse('not_found');
  if ((await findDistinctKeys(db, owner)).has(key)) return refuse('not_found');
  return { reason: pair.reason, first, second };
}

export async function readPair(ctx: SignedInContext, key: string): Promise<DuplicatePair> {
  const pair = await loadPair(ctx, ctx.db, key);
  return {
    key,
    reason: pair.reason,
    first: await presentSide(ctx, pair.first, pair.second),
    second: await presentSide(ctx, pair.second, pair.first),
    has_two_accounts: hasTwoAccounts(pair),
  };
}

async function presentSide(ctx: SignedInContext, record: ListedRecord, other: ListedRecord): Promise<PairSide> {
  const owner = getRecordOwner(ctx);
  const listed = hideContact(record, other);
  if (record.kind === 'account') {
    const location = await findAccountLocation(ctx.db, owner, record.id);
    return { ...listed, ...location, ...emptySide };
  }
  const row = (await findSide(ctx.db, owner, record.id)) ?? refuse('not_found');
  const { status, invited_at: invitedAt, details, created_at: createdAt, ...side } = row;
  const isInvited = status !== null && invitedAt !== null;
  return {
    ...listed,
    ...side,
    background: listBackground(details),
    invitation: isInvited
      ? getInvitationState({ status: status as PersonInvitationStatus, invitedAt }, ctx.clock())
      : null,
    created_at: createdAt.toISOString(),
  };
}

const emptySide = {
  version: 0,
  skills: [],
  background: [],
  files: [],
  invitation: null,
  created_at: null,
  created_by_name: '',
};

const maxBackground = 6;

/** Jobs and schools of a parsed résumé. */
function listBackground(details: unknown): string[] {
  const parsed = ParsedResume.safeParse(details);
  if (!parsed.success) return [];
  const { experience, education } = parsed.data;
  const jobs = experience.map(({ value }) => [value.title, value.employer]);
  const schools = education.map(({ value }) => [value.degree || value.field, value.school]);
  return [...jobs, ...schools]
    .map((parts) => parts.filter(Boolean).join(', '))
    .filter((text) => text !== '')
    .slice(0, maxBackground);
}
