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

export type ReportName = (typeof hiringReports)[number] | (typeof partnerReports)[number];
