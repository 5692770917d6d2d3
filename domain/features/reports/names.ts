/** Employer reports, by the last segment of their URL. */
export const hiringReports = [
  'currentPipeline',
  'applicationSource',
  'historicPipeline',
  'hiringVelocity',
  'successMetric',
  'timeToHire',
] as const;

/** Reports of non-profit partners. */
export const partnerReports = [
  'jobseekerjournal',
  'currentapplication',
  'jobactivity',
  'jobseekersuccessmetric',
  'openjobs',
] as const;

/** Reports whose tables have a row for each job or person, and take longer than their key figures and charts. */
export const longReports = ['currentPipeline', 'successMetric', 'jobseekerjournal', 'jobactivity'] as const;
export type LongReport = (typeof longReports)[number];

export type ReportName = (typeof hiringReports)[number] | (typeof partnerReports)[number];
