import { toOrder } from '#domain/features/matching/damped-order.ts';
import type { JobNeeds } from '#domain/features/matching/parts.ts';
import type { MatchWeights } from '#domain/features/matching/weights.ts';
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
import { hasNumber, pickFraction } from './part-points.ts';
import { getNoneBits, getStatedBits, type ProfileTable } from './profile-table.ts';
import { getCountedBits } from './weight-columns.ts';

/** Matches one job with every job seeker. */
export function matchSeekers(table: ProfileTable, needs: JobNeeds, weights: MatchWeights): MatchQuery {
  const { stated, ranks } = table.columns;
  const { lists } = table;
  const length = table.length();
  const sums: ListSums = {
    skills: lists.skills.sumOverOffered(needs.skills, length),
    certifications: lists.certifications.sumOverOffered(needs.certifications, length),
    titles: lists.titles.bestOverOffered(needs.titles, length),
    industries: lists.industries.bestOverOffered(needs.industries, length),
  };
  const asked = getStatedBits('job', needs);
  const none = getNoneBits(needs);
  const counted = getCountedBits(weights);
  const skillCount = new Set(needs.skills).size;
  const certificationCount = new Set(needs.certifications).size;
  const education = needs.education ?? 0;
  const managementLevel = needs.managementLevel ?? 0;
  const orders = new Uint16Array(length);
  for (let slot = 0; slot < length; slot += 1) {
    const compared = (stated[slot] ?? 0) & asked;
    if (!hasNumber(compared, none, asked, counted)) continue;
    const pick = (part: keyof typeof dampedParts, value: number) =>
      pickFraction(dampedParts[part], compared, none, value);
    orders[slot] = toOrder(
      weights.skills * pick('Skills', dampSkills(sums.skills[slot] ?? 0, skillCount)) +
        weights.certification *
          pick('Certifications', dampCertifications(sums.certifications[slot] ?? 0, certificationCount)) +
        weights.education * pick('Education', educationFractions[(ranks.education[slot] ?? 0) * 8 + education] ?? 0) +
        weights.job_title * pick('JobTitles', titleFractions[sums.titles[slot] ?? 0] ?? 0) +
        weights.industry * pick('Industries', industryFractions[sums.industries[slot] ?? 0] ?? 0) +
        weights.management_level *
          pick('ManagementLevel', managementFractions[(ranks.managementLevel[slot] ?? 0) * 8 + managementLevel] ?? 0),
    );
  }
  const sizes = { skills: skillCount, certifications: certificationCount, titles: 1, industries: 1 };
  return {
    orders,
    measure: (slot) =>
      measureRow({ compared: (stated[slot] ?? 0) & asked, none, asked }, sums, slot, sizes, {
        education: [ranks.education[slot] ?? 0, education],
        managementLevel: [ranks.managementLevel[slot] ?? 0, managementLevel],
      }),
  };
}
