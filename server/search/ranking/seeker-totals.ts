import type { JobNeeds } from '#domain/features/matching/parts.ts';
import { getLevelFraction, getListFraction, getPartPoints, sumPoints } from '#domain/features/matching/score.ts';
import type { MatchWeights } from '#domain/features/matching/weights.ts';
import type { ProfileTable } from './profile-table.ts';

/** The match total of every job seeker for one job, by slot. Points per count and per rank are computed once. */
export function computeSeekerTotals(table: ProfileTable, needs: JobNeeds, weights: MatchWeights): Uint8Array {
  const { ranks } = table.columns;
  const skills = table.count('skills', needs.skills);
  const certifications = table.count('certifications', needs.certifications);
  const titles = table.count('titles', needs.titles);
  const industries = table.count('industries', needs.industries);
  const skillPoints = computePointsByCount(needs.skills, weights.skills);
  const certificationPoints = computePointsByCount(needs.certifications, weights.certification);
  const educationPoints = computePointsByRank(needs.education, weights.education);
  const titlePoints = computePointsByCount(needs.titles, weights.job_title);
  const industryPoints = computePointsByCount(needs.industries, weights.industry);
  const managementPoints = computePointsByRank(needs.managementLevel, weights.management_level);
  const totals = new Uint8Array(table.length());
  for (let slot = 0; slot < totals.length; slot += 1) {
    totals[slot] = sumPoints(
      skillPoints[skills[slot] ?? 0] ?? 0,
      certificationPoints[certifications[slot] ?? 0] ?? 0,
      educationPoints[ranks.education[slot] ?? 0] ?? 0,
      titlePoints[titles[slot] ?? 0] ?? 0,
      industryPoints[industries[slot] ?? 0] ?? 0,
      managementPoints[ranks.managementLevel[slot] ?? 0] ?? 0,
    );
  }
  return totals;
}

function computePointsByCount(required: readonly number[], weight: number): Float64Array {
  const size = new Set(required).size;
  return Float64Array.from({ length: size + 1 }, (_empty, matched) =>
    getPartPoints(getListFraction(matched, size), weight),
  );
}

// Ranks are stored in a byte.
function computePointsByRank(required: number | null, weight: number): Float64Array {
  return Float64Array.from({ length: 256 }, (_empty, rank) => getPartPoints(getLevelFraction(rank, required), weight));
}
