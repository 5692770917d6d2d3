import { type ExpectedValue, findBounds, type Question } from './plain-code.ts';

const groupSize = 10;

/** The values of people in full groups of ten whose events all lie in one period, as readers of many people see them. */
export function keepWholeGroups(values: readonly ExpectedValue[], question: Question): ExpectedValue[] {
  const bounds = findBounds(question);
  const findPeriod = ({ at }: ExpectedValue) => bounds.filter((bound) => at >= bound).length;
  const numbers = Object.values(Object.groupBy(values, ({ measure, category }) => `${measure} ${category}`));
  return numbers.flatMap((ofNumber = []) => {
    const people = Object.values(Object.groupBy(ofNumber, ({ user }) => String(user))).map((own = []) => own);
    const first = (own: readonly ExpectedValue[]) => Math.min(...own.map(({ at }) => at));
    people.sort((one, other) => first(one) - first(other) || (one[0]?.user ?? 0) - (other[0]?.user ?? 0));
    return people.flatMap((_person, index) => {
      if (index % groupSize !== 0 || index + groupSize > people.length) return [];
      const group = people.slice(index, index + groupSize).flat();
      return new Set(group.map(findPeriod)).size === 1 ? group : [];
    });
  });
}
