import { getNameKey, getPhoneKey, type ReadPerson } from './person.ts';
import { type Candidate, maxDuplicates } from './review.ts';

/** Candidates by what makes two records the same person, so that an item isn't compared with all earlier ones. */
export interface CandidateIndex {
  readonly add: (candidate: Candidate) => void;
  /** The candidates that can be the same person; `findDuplicates` decides. */
  readonly find: (person: ReadPerson | null, sha256: string | null) => Candidate[];
}

export function createCandidateIndex(): CandidateIndex {
  const byKey = new Map<string, Candidate[]>();
  return {
    add: (candidate) => {
      const { hashes, email, phone, name } = candidate;
      for (const key of listKeys({ hashes, email, phone, name })) {
        const found = byKey.get(key);
        if (!found) byKey.set(key, [candidate]);
        // Later ones are never shown.
        else if (found.length < maxDuplicates) found.push(candidate);
      }
    },
    find: (person, sha256) => {
      const hashes = sha256 === null ? [] : [sha256];
      const { email, phone, name } = person ?? {};
      const keys = listKeys({
        hashes,
        email: email?.value ?? '',
        phone: phone?.value ?? '',
        name: name?.value ?? '',
      });
      return [...new Set(keys.flatMap((key) => byKey.get(key) ?? []))];
    },
  };
}

function listKeys({ hashes, email, phone, name }: Pick<Candidate, 'hashes' | 'email' | 'phone' | 'name'>): string[] {
  const phoneKey = getPhoneKey(phone);
  return [
    ...hashes.map((hash) => `file ${hash}`),
    ...(email === '' ? [] : [`email ${email}`]),
    ...(phoneKey === null ? [] : [`phone ${phoneKey} ${getNameKey(name)}`]),
  ];
}
