import type { SeekerOffers } from '#domain/features/matching/parts.ts';
import { getLevelFraction, getListFraction, getPartPoints, sumPoints } from '#domain/features/matching/score.ts';
import type { ProfileTable } from './profile-table.ts';
import type { WeightColumns } from './weight-columns.ts';

/** The match total of every job for one job seeker, by slot; each job has its own needs and weights. */
export function computeJobTotals(
  table: ProfileTable,
  { columns: weights }: WeightColumns,
  offers: SeekerOffers,
): Uint8Array {
  const { sizes, ranks } = table.columns;
  const skills = table.count('skills', offers.skills);
  const certifications = table.count('certifications', offers.certifications);
  const titles = table.count('titles', offers.titles);
  const industries = table.count('industries', offers.industries);
  const totals = new Uint8Array(table.length());
  for (let slot = 0; slot < totals.length; slot += 1) {
    totals[slot] = sumPoints(
      listPoints(skills, sizes.skills, weights.skills, slot),
      listPoints(certifications, sizes.certifications, weights.certification, slot),
      levelPoints(offers.education, ranks.education, weights.education, slot),
      listPoints(titles, sizes.titles, weights.job_title, slot),
      listPoints(industries, sizes.industries, weights.industry, slot),
      levelPoints(offers.managementLevel, ranks.managementLevel, weights.management_level, slot),
    );
  }
  return totals;
}

function listPoints(matched: Uint16Array, required: Uint16Array, weights: Uint8Array, slot: number): number {
  const found = matched[slot] ?? 0;
  const size = required[slot] ?? 0;
  // Fast path without divisions: most jobs share no term with the person.
  return found === 0 && size > 0 ? 0 : getPartPoints(getListFraction(found, size), weights[slot] ?? 0);
}

function levelPoints(offered: number | null, required: Uint8Array, weights: Uint8Array, slot: number): number {
  return getPartPoints(getLevelFraction(offered, required[slot] ?? 0), weights[slot] ?? 0);
}
