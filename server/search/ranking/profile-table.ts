import {
  getPartState,
  type JobNeeds,
  type LevelField,
  type ListField,
  MATCH_PARTS,
  type MatchPart,
  type SeekerOffers,
} from '#domain/features/matching/score/parts.ts';
import type { FindRelations } from '#domain/features/matching/taxonomy/relations.ts';
import { addRow, findRow, newIdIndex, removeRow } from '#server/lib/columns/id-index.ts';
import { growColumn, newFloat64Array, newUint8Array } from '#server/lib/columns/typed-arrays.ts';
import { createTermList, type TermList } from './term-list.ts';

/** Columns with one entry per slot. They are replaced when they grow: read them again after every `put`. */
export interface ProfileColumns {
  /** 0 if the slot is free. */
  ids: Float64Array;
  /** Ranks; 0 if none is stated. */
  ranks: Record<LevelField, Uint8Array>;
  /** One bit per part (`getPartBit`): whether it states something to compare. */
  stated: Uint8Array;
  /** One bit per part: whether the job states that nothing is required. Always 0 for job seekers. */
  none: Uint8Array;
  /** A level of `SENIORITY`. */
  seniority: Uint8Array;
}

/** Needs of jobs or offers of job seekers, in columns. Slots are reused after a removal. */
export interface ProfileTable<Words extends WordLists = WordLists> {
  readonly columns: ProfileColumns;
  readonly lists: Readonly<Record<ListField, TermList>>;
  readonly words: Words;
  /** Number of slots, used or free. */
  length(): number;
  /** The slot of an id in the table. */
  getSlot(id: number): number;
  /** Adds or replaces an entry and returns its slot. Ids are integers above 0. */
  put(id: number, profile: ListedProfile): number;
  remove(id: number): void;
}

/** Needs or offers. */
export type ListedProfile = JobNeeds & Pick<SeekerOffers, 'words'>;

interface WordLists {
  replace(slot: number, profile: ListedProfile): void;
}

export type ProfileSide = 'job' | 'seeker';

export function getPartBit(part: MatchPart): number {
  return 1 << MATCH_PARTS.indexOf(part);
}

export function createProfileTable<Words extends WordLists>(
  side: ProfileSide,
  words: Words,
  findRelations: FindRelations,
): ProfileTable<Words> {
  const lists: Record<ListField, TermList> = {
    skills: createTermList(side, findRelations),
    certifications: createTermList(side, findRelations),
    titles: createTermList(side, findRelations),
    industries: createTermList(side, findRelations),
  };
  const { columns, grow } = createColumns();
  const index = newIdIndex();
  const free: number[] = [];
  let length = 0;
  const findSlot = (id: number): number | undefined => findRow(index, columns.ids, id);
  const write = (slot: number, id: number, profile: ListedProfile): void => {
    columns.ids[slot] = id;
    for (const field of LISTS) lists[field].replace(slot, profile[field]);
    columns.ranks.education[slot] = profile.education ?? 0;
    columns.ranks.managementLevel[slot] = profile.managementLevel ?? 0;
    columns.stated[slot] = getStatedBits(side, profile);
    columns.none[slot] = side === 'job' ? getNoneBits(profile) : 0;
    columns.seniority[slot] = profile.seniority ?? 0;
    words.replace(slot, profile);
  };
  return {
    columns,
    lists,
    words,
    length: () => length,
    getSlot: (id) => findSlot(id) ?? -1,
    put(id, profile) {
      const known = findSlot(id);
      const slot = known ?? free.pop() ?? length;
      length = Math.max(length, slot + 1);
      grow(length);
      write(slot, id, profile);
      if (known === undefined) addRow(index, columns.ids, slot);
      return slot;
    },
    remove(id) {
      const slot = removeRow(index, columns.ids, id);
      if (slot === undefined) return;
      free.push(slot);
      write(slot, 0, EMPTY_PROFILE);
    },
  };
}

const LISTS = ['skills', 'certifications', 'titles', 'industries'] as const satisfies readonly ListField[];

const EMPTY_PROFILE: JobNeeds = {
  skills: [],
  certifications: [],
  education: null,
  titles: [],
  industries: [],
  managementLevel: null,
};

/** A profile that states something in every part, to see what a job asks; the reverse for offers. */
const FULL_PROFILE: JobNeeds = {
  skills: [1],
  certifications: [1],
  education: 5,
  titles: [1],
  industries: [1],
  managementLevel: 5,
};

/** The parts in which the profile states something that can be compared. */
export function getStatedBits(side: ProfileSide, profile: JobNeeds): number {
  return sumBits((part) =>
    side === 'job'
      ? getPartState(part, profile, FULL_PROFILE) === 'compared'
      : getPartState(part, FULL_PROFILE, profile) === 'compared',
  );
}

export function getNoneBits(needs: JobNeeds): number {
  return sumBits((part) => getPartState(part, needs, FULL_PROFILE) === 'none_required');
}

function sumBits(isSet: (part: MatchPart) => boolean): number {
  return MATCH_PARTS.reduce((bits, part) => (isSet(part) ? bits | getPartBit(part) : bits), 0);
}

function createColumns(): { columns: ProfileColumns; grow: (length: number) => void } {
  const columns: ProfileColumns = {
    ids: newFloat64Array(0),
    ranks: { education: newUint8Array(0), managementLevel: newUint8Array(0) },
    stated: newUint8Array(0),
    none: newUint8Array(0),
    seniority: newUint8Array(0),
  };
  const { ranks } = columns;
  const grow = (length: number): void => {
    columns.ids = growColumn(columns.ids, newFloat64Array, length);
    ranks.education = growColumn(ranks.education, newUint8Array, length);
    ranks.managementLevel = growColumn(ranks.managementLevel, newUint8Array, length);
    columns.stated = growColumn(columns.stated, newUint8Array, length);
    columns.none = growColumn(columns.none, newUint8Array, length);
    columns.seniority = growColumn(columns.seniority, newUint8Array, length);
  };
  return { columns, grow };
}
