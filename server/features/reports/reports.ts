import type { ReportName } from '#domain/features/reports/names.ts';
import {
  applicationSourceCells,
  hiringVelocityCells,
  historicPipelineCells,
  successMetricCells,
  timeToHireCells,
} from './cells/history-queries.ts';
import { jobActivityCells, journalCells, seekerSuccessCells } from './cells/partner-queries.ts';
import { currentApplicationCells, currentPipelineCells, openJobsCells } from './cells/snapshot-queries.ts';
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
  currentPipeline: 'job',
  applicationSource: 'all',
  historicPipeline: 'all',
  hiringVelocity: 'values',
  successMetric: 'values',
  timeToHire: 'values',
  currentapplication: 'all',
};
