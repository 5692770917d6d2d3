import { getCounted, type MeasureId } from './measures.ts';
import type { ReportName } from './names.ts';

/** What the rows of a table or the categories of a chart are. */
export type Dimension = 'job' | 'person' | 'stage' | 'source' | 'step' | 'status' | 'month' | 'week';

/** Shares next to a bar: phrases `reports.notes`. */
export type NotedMeasure = Extract<MeasureId, 'hire_share' | 'passed_share'>;

export const filterNames = ['job', 'organisation', 'place', 'source', 'team', 'partner'] as const;
export type FilterName = (typeof filterNames)[number];

export interface ReportDefinition {
  readonly filters: readonly FilterName[];
  /** The key figures; the first one is compared in the finding. */
  readonly metrics: readonly [MeasureId, ...MeasureId[]];
  readonly table: { readonly rows: Dimension; readonly columns: readonly [MeasureId, ...MeasureId[]] };
  readonly chart: {
    readonly by: Dimension;
    readonly kind: 'bars' | 'funnel' | 'line';
    readonly measures: readonly [MeasureId, ...MeasureId[]];
    /** A line for each row of the table instead of one for each measure. */
    readonly hasLinePerRow?: boolean;
    /** A share that is written next to each bar. */
    readonly note?: NotedMeasure;
  };
  /**
   * What readers of aggregates see, with the categories of the chart as rows: no share and no longest duration, which could be those of
   * one person.
   */
  readonly aggregates?: {
    readonly metrics: readonly [MeasureId, ...MeasureId[]];
    readonly columns: readonly [MeasureId, ...MeasureId[]];
    readonly measures: readonly [MeasureId, ...MeasureId[]];
  };
  /** The state at the end of the period, compared with that at its start; otherwise what happened in the period. */
  readonly isSnapshot?: boolean;
  /** The state at the start of the period isn't recorded. */
  readonly hasNoPast?: boolean;
  /** Something that people may expect here isn't recorded: phrase `reports.<name>.missing`. */
  readonly hasMissing?: boolean;
}

const all = filterNames;
const ownSeekers = ['job', 'organisation', 'place', 'source'] as const;

export const definitions: Readonly<Record<ReportName, ReportDefinition>> = {
  currentPipeline: {
    filters: all,
    metrics: ['people', 'mean_wait', 'longest_wait'],
    table: {
      rows: 'job',
      columns: [
        'people',
        'in_sourced',
        'in_applied',
        'in_screening',
        'in_interview',
        'in_offer',
        'mean_wait',
        'longest_wait',
      ],
    },
    chart: { by: 'stage', kind: 'bars', measures: ['people'] },
    aggregates: { metrics: ['people'], columns: ['people'], measures: ['people'] },
    isSnapshot: true,
  },
  applicationSource: {
    filters: all,
    metrics: ['applications', 'interviews', 'offers', 'hires', 'hire_share'],
    table: { rows: 'source', columns: ['applications', 'interviews', 'offers', 'hires', 'hire_share'] },
    chart: { by: 'source', kind: 'bars', measures: ['applications'], note: 'hire_share' },
    aggregates: {
      metrics: ['applications', 'interviews', 'offers', 'hires'],
      columns: ['applications', 'interviews', 'offers', 'hires'],
      measures: ['applications'],
    },
  },
  historicPipeline: {
    filters: all,
    metrics: ['applications', 'hires', 'hire_share', 'left'],
    table: { rows: 'stage', columns: ['reached', 'passed_share', 'left'] },
    chart: { by: 'stage', kind: 'funnel', measures: ['reached'], note: 'passed_share' },
    aggregates: { metrics: ['applications', 'hires', 'left'], columns: ['reached', 'left'], measures: ['reached'] },
  },
  hiringVelocity: {
    filters: all,
    metrics: ['applied_to_hired', 'step_median', 'step_mean', 'steps'],
    table: { rows: 'step', columns: ['steps', 'step_median', 'step_mean', 'from_application'] },
    chart: { by: 'month', kind: 'line', measures: ['step_median'], hasLinePerRow: true },
    aggregates: {
      metrics: ['applied_to_hired', 'step_median', 'step_mean', 'steps'],
      columns: ['steps', 'step_median', 'step_mean'],
      measures: ['step_median'],
    },
  },
  successMetric: {
    filters: all,
    metrics: ['reply_share', 'replies_due', 'accept_share', 'answered', 'hires_per_opening'],
    table: {
      rows: 'job',
      columns: [
        'replies_due',
        'reply_share',
        'answered',
        'accept_share',
        'openings',
        'opening_hires',
        'hires_per_opening',
      ],
    },
    chart: { by: 'month', kind: 'line', measures: ['reply_share', 'accept_share'] },
    aggregates: {
      metrics: ['replies_due', 'answered'],
      columns: ['replies_due', 'answered'],
      measures: ['replies_due', 'answered'],
    },
    hasMissing: true,
  },
  timeToHire: {
    filters: all,
    metrics: ['applied_to_hired', 'hire_p90', 'open_median', 'open_p90', 'hires'],
    table: {
      rows: 'month',
      columns: ['hires', 'applied_to_hired', 'hire_p90', 'longest_hire', 'open_median', 'open_p90'],
    },
    chart: { by: 'month', kind: 'line', measures: ['applied_to_hired', 'hire_p90'] },
    aggregates: {
      metrics: ['applied_to_hired', 'hire_p90', 'open_median', 'open_p90', 'hires'],
      columns: ['hires', 'applied_to_hired', 'hire_p90', 'open_median', 'open_p90'],
      measures: ['applied_to_hired', 'hire_p90'],
    },
  },
  jobseekerjournal: {
    filters: ownSeekers,
    metrics: ['entries', 'applications', 'interviews', 'offers', 'hires'],
    table: { rows: 'person', columns: ['entries', 'applications', 'interviews', 'offers', 'hires'] },
    chart: { by: 'month', kind: 'line', measures: ['entries'] },
    hasMissing: true,
  },
  currentapplication: {
    filters: ownSeekers,
    metrics: ['in_progress', 'stalled', 'mean_wait', 'longest_wait'],
    table: { rows: 'status', columns: ['in_progress', 'stalled', 'mean_wait', 'longest_wait'] },
    chart: { by: 'status', kind: 'bars', measures: ['in_progress'] },
    isSnapshot: true,
  },
  jobactivity: {
    filters: ['job', 'organisation', 'place'],
    metrics: ['applications', 'saves', 'views'],
    table: { rows: 'job', columns: ['applications', 'saves', 'views'] },
    chart: { by: 'week', kind: 'line', measures: ['views', 'saves', 'applications'] },
  },
  jobseekersuccessmetric: {
    filters: ownSeekers,
    metrics: ['hires', 'placement_median', 'applications', 'hire_share', 'retained_30', 'retained_90', 'retained_180'],
    table: {
      rows: 'month',
      columns: [
        ...(['applications', 'hires', 'hire_share', 'placement_median'] as const),
        ...(['retained_30', 'retained_90', 'retained_180'] as const),
      ],
    },
    chart: { by: 'month', kind: 'line', measures: ['applications', 'hires'] },
    hasMissing: true,
  },
  openjobs: {
    filters: ['job', 'organisation', 'place'],
    metrics: ['matching'],
    table: { rows: 'job', columns: ['matching'] },
    chart: { by: 'job', kind: 'bars', measures: ['matching'] },
    isSnapshot: true,
    hasNoPast: true,
    hasMissing: true,
  },
};

/** The report as its readers see it. */
export function getDefinition(name: ReportName, isAggregate: boolean): ReportDefinition {
  const { aggregates, ...definition } = definitions[name];
  if (!isAggregate || !aggregates) return definition;
  const { metrics, columns, measures } = aggregates;
  const { by, kind } = definition.chart;
  return { ...definition, metrics, table: { rows: by, columns }, chart: { by, kind, measures } };
}

/** The measures under which all numbers of a report are counted. */
export function listCounted({ metrics, table, chart }: ReportDefinition): MeasureId[] {
  return [...new Set([...metrics, ...table.columns, ...chart.measures].map(getCounted))];
}

/** Days in the same status after which an application counts as stalled. */
export const stalledDays = 14;

/** A group of fewer people is not shown to those who only see aggregates. */
export const minGroupSize = 10;

/** Rows of a report, and rows behind one of its numbers. */
export const maxReportRows = 200;
