/** How many people had a first decision, and how many of them moved forward. */
export interface GroupCount {
  readonly answer: string;
  readonly people: number;
  readonly selected: number;
}

/** No number of one to nine people is shown, or follows from the numbers that are. */
const minGroupSize = 10;

const isSafe = (count: number): boolean => count === 0 || count >= minGroupSize;

/** Whether the people, those who moved forward, and those who didn't are each none or at least ten. */
function isSafeGroup({ people, selected }: Omit<GroupCount, 'answer'>): boolean {
  return isSafe(people) && isSafe(selected) && isSafe(people - selected);
}

/**
 * The groups of one question that may be shown. The totals of the month are known from other reports, so the groups that
 * are hidden must be safe together too. Until they are, the smallest shown group is hidden as well. An empty group is
 * hidden like a small one, so that no one learns which of both it is.
 */
export function selectShownGroups(groups: readonly GroupCount[]): GroupCount[] {
  const shown = groups
    .filter((group) => group.people >= minGroupSize && isSafeGroup(group))
    .sort((one, other) => other.people - one.people || (one.answer < other.answer ? -1 : 1));
  while (shown.length > 0 && !isSafeGroup(sumHidden(groups, shown))) shown.pop();
  return shown;
}

/** What a reader can compute about all hidden groups together. */
function sumHidden(groups: readonly GroupCount[], shown: readonly GroupCount[]): Omit<GroupCount, 'answer'> {
  const hidden = groups.filter((group) => !shown.includes(group));
  return {
    people: hidden.reduce((sum, { people }) => sum + people, 0),
    selected: hidden.reduce((sum, { selected }) => sum + selected, 0),
  };
}
