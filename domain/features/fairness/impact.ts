import { noAnswer } from './questions.ts';
import type { GroupCount } from './suppress.ts';

export interface GroupRates extends GroupCount {
  /** Share of the people who moved forward, in percent with one decimal. */
  readonly rate: number;
  /** The rate divided by the highest rate of the question's answers; null without a group to compare with. */
  readonly ratio: number | null;
}

/** Below this ratio (the four-fifths rule of 29 CFR 1607.4 D), the difference needs a look. */
export const minImpactRatio = 0.8;

/** The selection rates and impact ratios of one question's shown groups. */
export function computeRates(groups: readonly GroupCount[]): GroupRates[] {
  const answered = groups.filter(({ answer }) => answer !== noAnswer);
  const highest = Math.max(0, ...answered.map(getShare));
  return groups.map((group) => {
    const isCompared = answered.length > 1 && highest > 0 && group.answer !== noAnswer;
    return {
      ...group,
      rate: Math.round(getShare(group) * 1000) / 10,
      ratio: isCompared ? Math.round((getShare(group) / highest) * 100) / 100 : null,
    };
  });
}

function getShare({ people, selected }: GroupCount): number {
  return selected / people;
}
