import { measureLevelGap } from '#domain/features/matching/levels/seniority.ts';
import { toOrder } from '#domain/features/matching/score/damped-order.ts';
import type { JobNeeds } from '#domain/features/matching/score/parts.ts';
import type { MatchWeights } from '#domain/features/matching/score/weights.ts';
import { NO_WORDS } from '#domain/features/matching/taxonomy/key-words.ts';
import {
  dampCertifications,
  dampedParts,
  dampSkills,
  educationFractions,
  industryFractions,
  type ListSums,
  type MatchQuery,
  managementFractions,
  measureRow,
  titleFractions,
} from './match-query.ts';
import { hasNumber, pickFraction, seniorityLevels } from './part-points.ts';
import { getNoneBits, getStatedBits, type ProfileTable } from './profile-table.ts';
import { getCountedBits } from './weight-columns.ts';
import type { SeekerWords } from './word-lists.ts';

/** Matches one job with every job seeker. */
export function matchSeekers(table: ProfileTable<SeekerWords>, needs: JobNeeds, weights: MatchWeights): MatchQuery {
  const { stated, ranks, seniority } = table.columns;
  const length = table.length();
  const sums = sumLists(table, needs);
  const asked = getStatedBits('job', needs);
  const none = getNoneBits(needs);
  const counted = getCountedBits(weights);
  const skillCount = new Set(needs.skills).size;
  const certificationCount = new Set(needs.certifications).size;
  const education = needs.education ?? 0;
  const managementLevel = needs.managementLevel ?? 0;
  const levelGaps = seniorityLevels.map((own) => measureLevelGap(own, needs.seniority ?? 0));
  const orders = new Uint16Array(length);
  for (let slot = 0; slot < length; slot += 1) {
    const compared = (stated[slot] ?? 0) & asked;
    if (!hasNumber(compared, none, asked, counted)) continue;
    const pick = (part: keyof typeof dampedParts, value: number) =>
      pickFraction(dampedParts[part], compared, none, value);
    const sum =
      weights.skills * pick('Skills', dampSkills(sums.skills[slot] ?? 0, skillCount)) +
      weights.certification *
        pick('Certifications', dampCertifications(sums.certifications[slot] ?? 0, certificationCount)) +
      weights.education * pick('Education', educationFractions[(ranks.education[slot] ?? 0) * 8 + education] ?? 0) +
      weights.job_title * pick('JobTitles', titleFractions[sums.titles[slot] ?? 0] ?? 0) +
      weights.industry * pick('Industries', industryFractions[sums.industries[slot] ?? 0] ?? 0) +
      weights.management_level *
        pick('ManagementLevel', managementFractions[(ranks.managementLevel[slot] ?? 0) * 8 + managementLevel] ?? 0);
    orders[slot] = toOrder(sum, 0, levelGaps[seniority[slot] ?? 0]);
  }
  const sizes = { skills: skillCount, certifications: certificationCount, titles: 1, industries: 1 };
  const getCloseness = table.words.compare(needs.keyWords ?? NO_WORDS);
  return {
    orders,
    getCloseness,
    measure: (slot) => ({
      measures: measureRow({ compared: (stated[slot] ?? 0) & asked, none, asked }, sums, slot, sizes, {
        education: [ranks.education[slot] ?? 0, education],
        managementLevel: [ranks.managementLevel[slot] ?? 0, managementLevel],
      }),
      nearness: { closeness: getCloseness(slot), levelGap: levelGaps[seniority[slot] ?? 0] ?? 0 },
    }),
  };
}

function sumLists({ lists, length }: ProfileTable, needs: JobNeeds): ListSums {
  return {
    skills: lists.skills.sumOverOffered(needs.skills, length()),
    certifications: lists.certifications.sumOverOffered(needs.certifications, length()),
    titles: lists.titles.bestOverOffered(needs.titles, length()),
    industries: lists.industries.bestOverOffered(needs.industries, length()),
  };
}
