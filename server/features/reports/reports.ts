import type { LongReport, ReportName } from '#domain/features/reports/names.ts';
import {
  applicationSourceCells,
  historicPipelineCells,
  successMetricCells,
  successMetricJobs,
  timeToHireCells,
} from './cells/history-queries.ts';
import {
  jobActivityCells,
  jobActivityJobs,
  journalCells,
  journalPeople,
  seekerSuccessCells,
} from './cells/partner-queries.ts';
import {
  currentApplicationCells,
  currentPipelineCells,
  currentPipelineJobs,
  openJobsCells,
} from './cells/snapshot-queries.ts';
import { hiringVelocityCells } from './cells/velocity-queries.ts';
import type { Cells, Grouping } from './report-query.ts';

/** The one statement of each report. */
export const cellsOf: Readonly<Record<ReportName, Cells>> = {
  currentPipeline: currentPipelineCells,
  applicationSource: applicationSourceCells,
  historicPipeline: historicPipelineCells,
  hiringVelocity: hiringVelocityCells,
  successMetric: successMetricCells,
  timeToHire: timeToHireCells,
  jobseekerjournal: journalCells,
  currentapplication: currentApplicationCells,
  jobactivity: jobActivityCells,
  jobseekersuccessmetric: seekerSuccessCells,
  openjobs: openJobsCells,
};

/** The grouping of the reports whose numbers don't depend on the single application. */
export const groupings: Readonly<Partial<Record<ReportName, Grouping>>> = {
  currentPipeline: 'values',
  applicationSource: 'all',
  historicPipeline: 'all',
  hiringVelocity: 'values',
  successMetric: 'values',
  timeToHire: 'values',
  currentapplication: 'all',
  jobactivity: 'values',
  jobseekerjournal: 'values',
  jobseekersuccessmetric: 'values',
};

/** How the rows of a table are found when there are too many to compute all of them. */
export interface RowSearch {
  /** What the rows are. */
  readonly by: 'job' | 'person';
  /** Rows of `id` and `count`: those with the highest sums are shown, and only their values are computed by row. */
  readonly rows: Cells;
}

export const rowSearches: Readonly<Record<LongReport, RowSearch>> = {
  currentPipeline: { by: 'job', rows: currentPipelineJobs },
  successMetric: { by: 'job', rows: successMetricJobs },
  jobseekerjournal: { by: 'person', rows: journalPeople },
  jobactivity: { by: 'job', rows: jobActivityJobs },
};
