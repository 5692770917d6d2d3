import type { Role } from '#domain/access/roles.ts';
import { hiringReports, partnerReports } from '#domain/features/reports/names.ts';
import { memberPage } from '#web/app/member-page.ts';
import { paths } from '#web/app/paths.ts';
import type { RouteRow } from './route-entry.ts';

/** Skilling partners see sums over everybody. */
const hiringReaders: readonly Role[] = [
  'admin',
  'hiring_manager',
  'hiring_member',
  'skilling_partner',
  'concierge_member',
  'program_manager',
];
const partnerReaders: readonly Role[] = ['admin', 'recruiter', 'recruiter_member'];
const surveyReaders: readonly Role[] = ['admin', 'skilling_partner'];

const report = memberPage('ReportPage');

/** The reports: of those who hire, of those who look after job seekers, of surveys and of the audit trail. */
export const reportRoutes: readonly RouteRow[] = [
  {
    path: paths.reports,
    guard: hiringReaders,
    title: 'reports.hiring.title',
    page: memberPage('HiringReportsPage'),
  },
  ...hiringReports.map(
    (name): RouteRow => ({
      path: paths.report(name),
      guard: hiringReaders,
      title: `reports.${name}.title`,
      page: report,
    }),
  ),
  {
    path: paths.partnerReports,
    guard: partnerReaders,
    title: 'reports.partner.title',
    page: memberPage('PartnerReportsPage'),
  },
  ...partnerReports.map(
    (name): RouteRow => ({
      path: paths.partnerReport(name),
      guard: partnerReaders,
      title: `reports.${name}.title`,
      page: report,
    }),
  ),
  {
    path: paths.auditReports,
    guard: ['admin', 'program_manager'],
    title: 'reports.audit.title',
    page: memberPage('AuditReportsPage'),
  },
  {
    path: paths.surveyReports,
    guard: surveyReaders,
    title: 'later.surveyReports.title',
    page: memberPage('SurveyReportsPage'),
  },
  {
    path: paths.surveySummary,
    guard: surveyReaders,
    title: 'later.surveySummary.title',
    page: memberPage('SurveySummaryPage'),
  },
];
