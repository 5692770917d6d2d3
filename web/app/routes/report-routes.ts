import type { Role } from '#domain/access/roles.ts';
import { hiringReports, partnerReports } from '#domain/features/reports/names.ts';
import { paths } from '#web/app/paths.ts';
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
    page: async () => (await import('#web/pages/staff/report-index-pages.tsx')).HiringReportsPage,
    sideNav: true,
  },
  ...hiringReports.map(
    (name): RouteEntry => ({
      path: paths.report(name),
      guard: hiringReportRoles,
      title: `reports.${name}.title`,
      page: async () => (await import('#web/pages/staff/report-page.tsx')).ReportPage,
    }),
  ),
  {
    path: paths.partnerReports,
    guard: partnerReportRoles,
    title: 'reports.partner.title',
    page: async () => (await import('#web/pages/staff/report-index-pages.tsx')).PartnerReportsPage,
    sideNav: true,
  },
  ...partnerReports.map(
    (name): RouteEntry => ({
      path: paths.partnerReport(name),
      guard: partnerReportRoles,
      title: `reports.${name}.title`,
      page: async () => (await import('#web/pages/staff/report-page.tsx')).ReportPage,
    }),
  ),
  {
    path: paths.auditReports,
    guard: ['admin', 'program_manager'],
    title: 'reports.audit.title',
    page: async () => (await import('#web/pages/staff/report-page.tsx')).AuditReportsPage,
    isComing: true,
  },
  {
    path: paths.surveyReports,
    guard: surveyReportRoles,
    title: 'placeholders.surveyReports.title',
    page: async () => (await import('#web/pages/staff/placeholder-pages.tsx')).SurveyReportsPage,
    isComing: true,
  },
  {
    path: paths.surveySummary,
    guard: surveyReportRoles,
    title: 'placeholders.surveySummary.title',
    page: async () => (await import('#web/pages/staff/placeholder-pages.tsx')).SurveySummaryPage,
    isComing: true,
  },
];
