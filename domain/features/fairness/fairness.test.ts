import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeRates } from './impact.ts';
import { type GroupCount, selectShownGroups } from './suppress.ts';

const group = (answer: string, people: number, selected: number): GroupCount => ({ answer, people, selected });

/** Groups of one question with up to sixty people each. */
const question = fc
  .array(fc.tuple(fc.nat(60), fc.nat(60)), { minLength: 1, maxLength: 9 })
  .map((counts) => counts.map(([people, part], index) => group(`g${index}`, people, Math.min(part, people))));

const isSafe = (count: number) => count === 0 || count >= 10;
const sum = (groups: readonly GroupCount[]) => ({
  people: groups.reduce((total, { people }) => total + people, 0),
  selected: groups.reduce((total, { selected }) => total + selected, 0),
});

describe('selectShownGroups', () => {
  it.each([
    ['a group of nine people', [group('a', 9, 0), group('b', 40, 20), group('c', 50, 20)], ['c']],
    ['one who moved forward', [group('a', 30, 1), group('b', 40, 20)], []],
    ['one who did not move forward', [group('a', 30, 29), group('b', 40, 20)], []],
    ['large groups only', [group('a', 30, 15), group('b', 40, 20)], ['b', 'a']],
    ['no one moved forward in a group', [group('a', 30, 0), group('b', 40, 20)], ['b', 'a']],
  ])('%s -> hidden, with a second group that would reveal it', (_case, groups, shown) => {
    expect(selectShownGroups(groups).map(({ answer }) => answer)).toEqual(shown);
  });

  it('any groups -> no number of one to nine people is shown', () => {
    fc.assert(
      fc.property(question, (groups) => {
        for (const { people, selected } of selectShownGroups(groups)) {
          expect([people >= 10, isSafe(selected), isSafe(people - selected)]).toEqual([true, true, true]);
        }
      }),
    );
  });

  it('any groups with known totals -> the difference is of no one or of at least ten people, and of no single group', () => {
    fc.assert(
      fc.property(question, (groups) => {
        const shown = selectShownGroups(groups);
        if (shown.length === 0) return;
        const [all, known] = [sum(groups), sum(shown)];
        const people = all.people - known.people;
        const selected = all.selected - known.selected;
        expect([isSafe(people), isSafe(selected), isSafe(people - selected)]).toEqual([true, true, true]);
        const hidden = groups.filter((each) => each.people > 0 && !shown.includes(each));
        expect(hidden).not.toHaveLength(1);
      }),
    );
  });

  it('does not depend on the order of the groups', () => {
    fc.assert(
      fc.property(question, (groups) => {
        expect(selectShownGroups([...groups].reverse())).toEqual(selectShownGroups(groups));
      }),
    );
  });
});

describe('computeRates', () => {
  it('divides the rate of each group by the highest one, without those who gave no answer', () => {
    const rates = computeRates([group('woman', 40, 10), group('man', 50, 25), group('none', 20, 20)]);
    expect(rates.map(({ rate, ratio }) => [rate, ratio])).toEqual([
      [25, 0.5],
      [50, 1],
      [100, null],
    ]);
  });

  it('has no ratio for a single group, or if no one moved forward', () => {
    expect(computeRates([group('woman', 40, 10)])[0]?.ratio).toBeNull();
    expect(computeRates([group('woman', 40, 0), group('man', 40, 0)]).map(({ ratio }) => ratio)).toEqual([null, null]);
  });
});
