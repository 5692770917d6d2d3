import * as z from 'zod/mini';
import type { ItemDecision, ItemOutcome } from '#domain/features/bulk-imports/lifecycle.ts';
import { getNameKey, getPhoneKey, type ReadPerson } from './person.ts';

/** Why two records are the same person, strongest first. */
export const duplicateReasons = ['same_file', 'same_email', 'same_name_phone'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

/**
 * A record that an item equals: an imported person, a job seeker with an account whom the partner supports, or an earlier
 * item of the same import.
 */
export const Duplicate = z.object({
  kind: z.enum(['person', 'seeker', 'item']),
  id: z.int(),
  reason: z.enum(duplicateReasons),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  headline: z.string(),
  city: z.string(),
});
export type Duplicate = z.infer<typeof Duplicate>;

/** What a record is compared by. */
export interface Candidate extends Omit<Duplicate, 'reason'> {
  readonly hashes: readonly string[];
}

/** Records that the review shows for an item. */
export const maxDuplicates = 5;

/** The candidates that are the same person as the item, strongest reason first. */
export function findDuplicates(
  person: ReadPerson | null,
  sha256: string | null,
  candidates: readonly Candidate[],
): Duplicate[] {
  return candidates
    .flatMap(({ hashes, ...candidate }): Duplicate[] => {
      if (sha256 !== null && hashes.includes(sha256)) return [{ ...candidate, reason: 'same_file' }];
      const reason = person && comparePeople(person, candidate);
      return reason ? [{ ...candidate, reason }] : [];
    })
    .toSorted((a, b) => duplicateReasons.indexOf(a.reason) - duplicateReasons.indexOf(b.reason))
    .slice(0, maxDuplicates);
}

function comparePeople(person: ReadPerson, candidate: Omit<Candidate, 'hashes'>): DuplicateReason | null {
  if (person.email && person.email.value === candidate.email) return 'same_email';
  const phone = person.phone && getPhoneKey(person.phone.value);
  const isSamePhone = phone !== null && phone === getPhoneKey(candidate.phone);
  if (isSamePhone && person.name && getNameKey(person.name.value) === getNameKey(candidate.name)) {
    return 'same_name_phone';
  }
  return null;
}

/** What happens to a duplicate unless a person chooses otherwise. The profile of an account is never changed by an import. */
export function getDefaultDecision(duplicates: readonly Duplicate[]): ItemDecision | null {
  const [first] = duplicates;
  if (!first) return null;
  return first.reason === 'same_file' || first.kind === 'seeker' ? 'skip' : 'merge';
}

/** Whether a decision is possible: there is nothing to merge with without a duplicate, and never the profile of an account. */
export function isAllowedDecision(decision: ItemDecision, duplicates: readonly Duplicate[]): boolean {
  const [first] = duplicates;
  if (decision === 'merge') return first !== undefined && first.kind !== 'seeker' && first.reason !== 'same_file';
  return true;
}

/** The group of an item that was read: what it becomes with this decision. */
export function getOutcome(
  duplicates: readonly Duplicate[],
  decision: ItemDecision | null,
): { readonly outcome: ItemOutcome; readonly reason: string | null } {
  const [first] = duplicates;
  if (!first)
    return decision === 'skip' ? { outcome: 'skipped', reason: 'left_out' } : { outcome: 'new', reason: null };
  if (decision === 'keep') return { outcome: 'new', reason: null };
  return { outcome: 'existing', reason: first.reason };
}
