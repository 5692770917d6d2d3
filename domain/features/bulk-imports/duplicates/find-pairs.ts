import { getNameKey, getPhoneKey } from '#domain/features/bulk-imports/resumes/person.ts';
import { areNamesNear, listNameWords } from './near-names.ts';

/** Why two records look like one person, strongest first. Each code is a phrase under `duplicates.reasons`. */
export const pairReasons = ['same_email', 'same_name_phone', 'same_file', 'near_name_city'] as const;
export type PairReason = (typeof pairReasons)[number];

/** The accounts that two records belong to; two different ones can't be merged. */
export function hasTwoAccounts({ first, second }: Pick<Pair, 'first' | 'second'>): boolean {
  const ids = second.kind === 'account' ? [second.id] : second.accountIds;
  return new Set([...first.accountIds, ...ids]).size > 1;
}

/** A record of the partner, or the account of a job seeker whom the partner supports. */
export interface ComparedRecord {
  readonly kind: 'person' | 'account';
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly city: string;
  /** Of the files of the record. */
  readonly hashes: readonly string[];
  /** The accounts of the person of a record, as far as the partner knows them; empty for an account. */
  readonly accountIds: readonly number[];
}

export interface Pair {
  readonly first: ComparedRecord;
  readonly second: ComparedRecord;
  readonly reason: PairReason;
}

/** The pairs that look like one person, strongest reason first. The first of a pair is a record, the second can be an account. */
export function findPairs(records: readonly ComparedRecord[]): Pair[] {
  const found = new Map<string, Pair>();
  for (const reason of pairReasons) {
    for (const group of groupByKeys(records, (record) => listKeys(reason, record))) {
      for (const pair of listPairs(group, reason)) {
        const key = formatPairKey(pair);
        if (!found.has(key)) found.set(key, pair);
      }
    }
  }
  return [...found.values()];
}

/** `12-15` for two records, `12-u7` for a record and an account. */
export function formatPairKey({ first, second }: Pick<Pair, 'first' | 'second'>): string {
  return `${first.id}-${second.kind === 'account' ? 'u' : ''}${second.id}`;
}

/** Records of one person share one of these values. */
function listKeys(reason: PairReason, { name, email, phone, city, hashes }: ComparedRecord): readonly string[] {
  switch (reason) {
    case 'same_email':
      return email === '' ? [] : [email];
    case 'same_name_phone': {
      const key = getPhoneKey(phone);
      return key === null ? [] : [`${key} ${getNameKey(name)}`];
    }
    case 'same_file':
      return hashes;
    case 'near_name_city': {
      const cityKey = getNameKey(city);
      return cityKey === '' ? [] : listNameWords(name).map((word) => `${cityKey}|${word}`);
    }
  }
}

function groupByKeys(
  records: readonly ComparedRecord[],
  list: (record: ComparedRecord) => readonly string[],
): ComparedRecord[][] {
  const groups = new Map<string, ComparedRecord[]>();
  for (const record of records) {
    for (const key of list(record)) {
      const group = groups.get(key);
      if (group) group.push(record);
      else groups.set(key, [record]);
    }
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

/** More records share a value by chance, such as the email of an office. */
const maxGroup = 200;

function listPairs(group: readonly ComparedRecord[], reason: PairReason): Pair[] {
  const sorted = group.slice(0, maxGroup).toSorted(compareRecords);
  const words = reason === 'near_name_city' ? sorted.map(({ name }) => listNameWords(name)) : null;
  return sorted.flatMap((first, index) =>
    sorted.slice(index + 1).flatMap((second, offset): Pair[] => {
      if (!canBePair(first, second)) return [];
      const isNear = !words || areNamesNear(words[index] ?? [], words[index + 1 + offset] ?? []);
      return isNear ? [{ first, second, reason }] : [];
    }),
  );
}

function compareRecords(a: ComparedRecord, b: ComparedRecord): number {
  if (a.kind !== b.kind) return a.kind === 'person' ? -1 : 1;
  return a.id - b.id;
}

/** Never two accounts, nor a record and the account that it is linked to. */
function canBePair(first: ComparedRecord, second: ComparedRecord): boolean {
  if (first.kind === 'account' || first === second) return false;
  return second.kind === 'person' || !first.accountIds.includes(second.id);
}
