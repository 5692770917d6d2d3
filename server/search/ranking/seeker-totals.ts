import type { JobNeeds } from '#domain/features/matching/parts.ts';
import { getLevelFraction, getListFraction, getPartPoints, sumPoints } from '#domain/features/matching/score.ts';
import type { MatchWeights } from '#domain/features/matching/weights.ts';
import type { ProfileTable } from './profile-table.ts';

/** The total of every slot of job seekers for one job. What each count and rank is worth is worked out once. */
export function computeSeekerTotals(table: ProfileTable, needs: JobNeeds, weights: MatchWeights): Uint8Array {
  const { ranks } = table.columns;
  const skills = table.count('skills', needs.skills);
  const certifications = table.count('certifications', needs.certifications);
  const titles = table.count('titles', needs.titles);
  const industries = table.count('industries', needs.industries);
  const ofSkills = pointsByCount(needs.skills, weights.skills);
  const ofCertifications = pointsByCount(needs.certifications, weights.certification);
  const ofEducation = pointsByRank(needs.education, weights.education);
  const ofTitles = pointsByCount(needs.titles, weights.job_title);
  const ofIndustries = pointsByCount(needs.industries, weights.industry);
  const ofManagement = pointsByRank(needs.managementLevel, weights.management_level);
  const totals = new Uint8Array(table.length());
  for (let slot = 0; slot < totals.length; slot += 1) {
    totals[slot] = sumPoints(
      ofSkills[skills[slot] ?? 0] ?? 0,
      ofCertifications[certifications[slot] ?? 0] ?? 0,
      ofEducation[ranks.education[slot] ?? 0] ?? 0,
      ofTitles[titles[slot] ?? 0] ?? 0,
      ofIndustries[industries[slot] ?? 0] ?? 0,
      ofManagement[ranks.managementLevel[slot] ?? 0] ?? 0,
    );
  }
  return totals;
}

function pointsByCount(asked: readonly number[], weight: number): Float64Array {
  const size = new Set(asked).size;
  return Float64Array.from({ length: size + 1 }, (_empty, matched) =>
    getPartPoints(getListFraction(matched, size), weight),
  );
}

// Ranks are stored in a byte.
function pointsByRank(asked: number | null, weight: number): Float64Array {
  return Float64Array.from({ length: 256 }, (_empty, rank) => getPartPoints(getLevelFraction(rank, asked), weight));
}
