/** The reports of those who hire, by the last part of their address. */
export const hiringReports = [
  'currentPipeline',
  'applicationSource',
  'historicPipeline',
  'hiringVelocity',
  'successMetric',
  'timeToHire',
] as const;

/** The reports of those who look after job seekers. */
export const partnerReports = [
  'jobseekerjournal',
  'currentapplication',
  'jobactivity',
  'jobseekersuccessmetric',
  'openjobs',
] as const;

export type ReportName = (typeof hiringReports)[number] | (typeof partnerReports)[number];
