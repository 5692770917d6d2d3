import { measureLevelGap } from '#domain/features/matching/levels/seniority.ts';
import { toOrder } from '#domain/features/matching/score/damped-order.ts';
import type { JobNeeds } from '#domain/features/matching/score/parts.ts';
import type { MatchWeights } from '#domain/features/matching/score/weights.ts';
import { NO_WORDS } from '#domain/features/matching/taxonomy/key-words.ts';
import { type ListSums, type MatchQuery, measureRow } from './match-query.ts';
import { hasNumber, seniorityLevels, toLevelPoints } from './part-points.ts';
import { createPointTables } from './point-tables.ts';
import { getNoneBits, getStatedBits, type ProfileTable } from './profile-table.ts';
import { getCountedBits } from './weight-columns.ts';
import { closenessPoints, type SeekerWords } from './word-lists.ts';

/** Matches one job with every job seeker. */
export function matchSeekers(table: ProfileTable<SeekerWords>, needs: JobNeeds, weights: MatchWeights): MatchQuery {
  const { stated, ranks, seniority } = table.columns;
  const length = table.length();
  const sums = sumLists(table, needs);
  const asked = getStatedBits('job', needs);
  const none = getNoneBits(needs);
  const counted = getCountedBits(weights);
  const sizes = { skills: new Set(needs.skills).size, certifications: new Set(needs.certifications).size };
  const { skills, certifications, titles, industries, education, management, rest } = createPointTables(
    { needs, weights, asked, none },
    sizes,
  );
  const isCounted = Uint8Array.from({ length: 64 }, (_empty, bits) => (hasNumber(bits, none, asked, counted) ? 1 : 0));
  const levelGaps = seniorityLevels.map((own) => measureLevelGap(own, needs.seniority ?? 0));
  const levelPoints = toLevelPoints(levelGaps);
  const closeness = table.words.compare(needs.keyWords ?? NO_WORDS, length);
  const orders = new Uint16Array(length);
  for (let slot = 0; slot < length; slot += 1) {
    const compared = (stated[slot] ?? 0) & asked;
    if (isCounted[compared] === 0) continue;
    const sum =
      (rest[compared] ?? 0) +
      (skills[sums.skills[slot] ?? 0] ?? 0) +
      (certifications[sums.certifications[slot] ?? 0] ?? 0) +
      (titles[sums.titles[slot] ?? 0] ?? 0) +
      (industries[sums.industries[slot] ?? 0] ?? 0) +
      (education[ranks.education[slot] ?? 0] ?? 0) +
      (management[ranks.managementLevel[slot] ?? 0] ?? 0);
    const points = closenessPoints[closeness[slot] ?? 0] ?? 0;
    orders[slot] = toOrder(sum) - (levelPoints[seniority[slot] ?? 0] ?? 0) + points;
  }
  return {
    orders,
    measure: (slot) => ({
      measures: measureRow(
        { compared: (stated[slot] ?? 0) & asked, none, asked },
        sums,
        slot,
        { ...sizes, titles: 1, industries: 1 },
        {
          education: [ranks.education[slot] ?? 0, needs.education ?? 0],
          managementLevel: [ranks.managementLevel[slot] ?? 0, needs.managementLevel ?? 0],
        },
      ),
      nearness: { closeness: closeness[slot] ?? 0, levelGap: levelGaps[seniority[slot] ?? 0] ?? 0 },
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
