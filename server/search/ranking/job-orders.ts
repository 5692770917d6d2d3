import { measureLevelGap } from '#domain/features/matching/levels/seniority.ts';
import { toOrder } from '#domain/features/matching/score/damped-order.ts';
import { type JobNeeds, MATCH_PARTS, type SeekerOffers } from '#domain/features/matching/score/parts.ts';
import { newUint16Array } from '#server/lib/columns/typed-arrays.ts';
import {
  dampCertifications,
  dampedParts,
  dampSkills,
  educationFractions,
  industryFractions,
  type ListSums,
  managementFractions,
  titleFractions,
} from './match-query.ts';
import { hasNumber, pickFraction, seniorityLevels, toLevelPoints } from './part-points.ts';
import { getPartBit, getStatedBits, type ProfileTable } from './profile-table.ts';
import type { WeightColumns } from './weight-columns.ts';
import { closenessPoints, type JobWords } from './word-lists.ts';

// Read once: a lookup by name for each part of each row would take most of the time.
const { Skills, Certifications, Education, JobTitles, Industries, ManagementLevel } = dampedParts;

/** The order of each slot for one job seeker, as `scoreMatch` computes it; each job has its own needs and weights. */
export function computeJobOrders(
  table: ProfileTable<JobWords>,
  { columns: weights }: WeightColumns,
  offers: SeekerOffers,
): Uint16Array {
  const { stated, none, ranks, seniority } = table.columns;
  const { lists } = table;
  const length = table.length();
  const sums = sumLists(table, offers);
  const own = getStatedBits('seeker', offers);
  const skillSizes = lists.skills.sizes();
  const certificationSizes = lists.certifications.sizes();
  const ownEducation = (offers.education ?? 0) * 8;
  const ownLevel = (offers.managementLevel ?? 0) * 8;
  const levelGaps = seniorityLevels.map((asked) => measureLevelGap(offers.seniority ?? 0, asked));
  const levelPoints = toLevelPoints(levelGaps);
  const getCloseness = table.words.compare(offers.words ?? []);
  const orders = newUint16Array(length);
  for (let slot = 0; slot < length; slot += 1) {
    const asked = stated[slot] ?? 0;
    const noneBits = none[slot] ?? 0;
    const compared = asked & own;
    if (!hasNumber(compared, noneBits, asked, weights.counted[slot] ?? 0)) continue;
    const skills = dampSkills(sums.skills[slot] ?? 0, skillSizes[slot] ?? 0);
    const certifications = dampCertifications(sums.certifications[slot] ?? 0, certificationSizes[slot] ?? 0);
    const education = educationFractions[ownEducation + (ranks.education[slot] ?? 0)] ?? 0;
    const title = titleFractions[sums.titles[slot] ?? 0] ?? 0;
    const industry = industryFractions[sums.industries[slot] ?? 0] ?? 0;
    const management = managementFractions[ownLevel + (ranks.managementLevel[slot] ?? 0)] ?? 0;
    const sum =
      (weights.skills[slot] ?? 0) * pickFraction(Skills, compared, noneBits, skills) +
      (weights.certification[slot] ?? 0) * pickFraction(Certifications, compared, noneBits, certifications) +
      (weights.education[slot] ?? 0) * pickFraction(Education, compared, noneBits, education) +
      (weights.job_title[slot] ?? 0) * pickFraction(JobTitles, compared, noneBits, title) +
      (weights.industry[slot] ?? 0) * pickFraction(Industries, compared, noneBits, industry) +
      (weights.management_level[slot] ?? 0) * pickFraction(ManagementLevel, compared, noneBits, management);
    const closeness = closenessPoints[getCloseness(slot)] ?? 0;
    orders[slot] = toOrder(sum) - (levelPoints[seniority[slot] ?? 0] ?? 0) + closeness;
  }
  return orders;
}

function sumLists({ lists, length }: ProfileTable, offers: SeekerOffers): ListSums {
  return {
    skills: lists.skills.sumOverRequired(offers.skills, length()),
    certifications: lists.certifications.sumOverRequired(offers.certifications, length()),
    titles: lists.titles.bestOverRequired(offers.titles, length()),
    industries: lists.industries.bestOverRequired(offers.industries, length()),
  };
}

/** What the job of a slot requires. */
export function readNeeds({ columns, lists, words }: ProfileTable<JobWords>, slot: number): JobNeeds {
  const { none, ranks, seniority } = columns;
  const noneBits = none[slot] ?? 0;
  return {
    skills: [...lists.skills.read(slot)],
    certifications: [...lists.certifications.read(slot)],
    education: ranks.education[slot] || null,
    titles: [...lists.titles.read(slot)],
    industries: [...lists.industries.read(slot)],
    managementLevel: ranks.managementLevel[slot] || null,
    noneRequired: MATCH_PARTS.filter((part) => (noneBits & getPartBit(part)) !== 0),
    keyWords: words.read(slot),
    seniority: seniority[slot] ?? 0,
  };
}
