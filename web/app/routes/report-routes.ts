import type { Role } from '#domain/access/roles.ts';
import { hiringReports, partnerReports } from '#domain/features/reports/names.ts';
import { paths } from '#web/app/paths.ts';
import { memberPage } from './member-page.ts';
import type { RouteEntry } from './route-entry.ts';

const hiringReportRoles: readonly Role[] = [
  'admin',
  'hiring_manager',
  'hiring_member',
  'skilling_partner',
  'concierge_member',
  'program_manager',
];
const partnerReportRoles: readonly Role[] = ['admin', 'recruiter', 'recruiter_member'];
const surveyReportRoles: readonly Role[] = ['admin', 'skilling_partner'];

/** Reports on hiring, partners, surveys, and the audit trail. */
export const reportRoutes: readonly RouteEntry[] = [
  {
    path: paths.reports,
    guard: hiringReportRoles,
    title: 'reports.hiring.title',
    page: memberPage('HiringReportsPage'),
    sideNav: true,
  },
  ...hiringReports.map(
    (name): RouteEntry => ({
      path: paths.report(name),
      guard: hiringReportRoles,
      title: `reports.${name}.title`,
      page: memberPage('ReportPage'),
    }),
  ),
  {
    path: paths.partnerReports,
    guard: partnerReportRoles,
    title: 'reports.partner.title',
    page: memberPage('PartnerReportsPage'),
    sideNav: true,
  },
  ...partnerReports.map(
    (name): RouteEntry => ({
      path: paths.partnerReport(name),
      guard: partnerReportRoles,
      title: `reports.${name}.title`,
      page: memberPage('ReportPage'),
    }),
  ),
  {
    path: paths.humanReviews,
    guard: ['admin', 'hiring_manager', 'hiring_member', 'concierge_member', 'program_manager'],
    title: 'humanReviews.title',
    page: memberPage('HumanReviewsPage'),
  },
  {
    path: paths.auditReports,
    guard: ['admin', 'program_manager'],
    title: 'audit.title',
    page: memberPage('AuditPage'),
  },
  {
    path: paths.fairness,
    guard: ['admin', 'program_manager'],
    title: 'fairness.title',
    page: memberPage('FairnessPage'),
  },
  {
    path: paths.export,
    guard: ['admin', 'skilling_partner'],
    title: 'exports.title',
    page: memberPage('ExportPage'),
  },
  {
    path: paths.surveyReports,
    guard: surveyReportRoles,
    title: 'surveys.report.title',
    page: memberPage('SurveyReportsPage'),
  },
  {
    path: paths.surveySummary,
    guard: surveyReportRoles,
    title: 'surveys.summary.title',
    page: memberPage('SurveySummaryPage'),
  },
];
