import type { FacetCodes } from './facet-codes.ts';
import type { IndexedJob, JobColumns } from './job-columns.ts';
import type { ListedJob } from './listed-job.ts';
import { createTermCounts, type TermCounts } from './term-counts.ts';

/** Titles, employers, and skills with their number of jobs, for suggestions, corrections, and labels. */
export interface JobCounts {
  readonly titles: TermCounts;
  readonly employers: TermCounts;
  employerName(organisationId: number): string | undefined;
  skillCount(id: number): number;
  add(job: ListedJob, by: 1 | -1): void;
  /** Subtracts the job of a row. */
  discountRow(columns: JobColumns, row: number): void;
  /** The codes of a job that was added. */
  encode(job: ListedJob): IndexedJob;
}

export function createJobCounts(facets: FacetCodes): JobCounts {
  const titles = createTermCounts();
  const employers = createTermCounts();
  const employerNames = new Map<number, string>();
  const skillCounts = new Map<number, number>();
  const countSkills = (ids: Iterable<number>, by: 1 | -1): void => {
    for (const id of ids) skillCounts.set(id, (skillCounts.get(id) ?? 0) + by);
  };
  return {
    titles,
    employers,
    employerName: (organisationId) => employerNames.get(organisationId),
    skillCount: (id) => skillCounts.get(id) ?? 0,
    add(job, by) {
      titles.add(job.title, by);
      employers.add(job.company, by);
      countSkills(job.skills, by);
      if (by > 0) employerNames.set(job.organisationId, job.company);
    },
    discountRow(columns, row) {
      titles.add(titles.textAt(columns.titles[row] ?? 0), -1);
      employers.add(employers.textAt(columns.employers[row] ?? 0), -1);
      countSkills(readSkills(columns, facets, row), -1);
    },
    encode: (job) => ({
      job,
      codes: facets.encode(job),
      title: titles.codeOf(job.title),
      employer: employers.codeOf(job.company),
    }),
  };
}

function readSkills(columns: JobColumns, facets: FacetCodes, row: number): number[] {
  const { starts, codes } = columns.facet('skill');
  const values = facets.values('skill');
  return Array.from(codes.subarray(starts[row], starts[row + 1]), (code) => Number(values[code]));
}
