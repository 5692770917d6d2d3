import { setImmediate } from 'node:timers/promises';

/** A person with skills; a weight of -1 takes the person out of a count. */
export interface WeightedPerson {
  readonly partner_id: number;
  readonly skill_ids: readonly number[];
  readonly weight: number;
}

/** The people with each skill, by their position in the list. */
export interface PeopleIndex {
  readonly people: readonly WeightedPerson[];
  readonly withSkill: ReadonlyMap<number, readonly number[]>;
  /** The skills of a job that each person has, 0 between two counts. */
  readonly skillCounts: Uint16Array;
}

/** The key of the people of every partner. */
export const everyPartner = 0;

/** People after which requests may be answered: some milliseconds. */
const peoplePerTurn = 2000;

export async function buildPeopleIndex(people: readonly WeightedPerson[]): Promise<PeopleIndex> {
  const withSkill = new Map<number, number[]>();
  for (const [position, { skill_ids }] of people.entries()) {
    for (const skill of new Set(skill_ids)) {
      const positions = withSkill.get(skill);
      if (positions) positions.push(position);
      else withSkill.set(skill, [position]);
    }
    if (position % peoplePerTurn === 0) await setImmediate();
  }
  return { people, withSkill, skillCounts: new Uint16Array(people.length) };
}

/** How many people of each partner, and of all, have at least half of the skills of a job. */
export function countMatches(skillIds: readonly number[], index: PeopleIndex): Map<number, number> {
  const { people, withSkill, skillCounts } = index;
  const found: number[] = [];
  for (const skill of skillIds) {
    for (const position of withSkill.get(skill) ?? []) {
      const count = skillCounts[position] ?? 0;
      if (count === 0) found.push(position);
      skillCounts[position] = count + 1;
    }
  }
  const counts = new Map<number, number>();
  for (const position of found) {
    const person = people[position];
    const isMatch = 2 * (skillCounts[position] ?? 0) >= skillIds.length;
    skillCounts[position] = 0;
    if (!person || !isMatch) continue;
    for (const key of [everyPartner, person.partner_id]) counts.set(key, (counts.get(key) ?? 0) + person.weight);
  }
  return counts;
}
