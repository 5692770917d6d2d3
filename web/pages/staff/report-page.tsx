import { ChartColumn } from 'lucide-react';
import { useLocation } from 'react-router';
import { hiringReports, partnerReports } from '#domain/features/reports/names.ts';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { EmptyPage } from '#web/pages/parts/empty-page.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';

/** A report, by the last segment of the path. */
export function ReportPage() {
  const t = useT();
  const last = useLocation().pathname.split('/')[2] ?? '';
  const name = [...hiringReports, ...partnerReports].find((each) => each.toLowerCase() === last.toLowerCase());
  const isPartner = partnerReports.some((each) => each === name);
  const title = t(`reports.${name ?? 'hiring'}.title`);
  const index = isPartner
    ? { label: t('reports.partner.title'), href: paths.partnerReports }
    : { label: t('reports.hiring.title'), href: paths.reports };
  return (
    <EmptyPage
      icon={ChartColumn}
      title={title}
      purpose={t(`reports.${name ?? 'hiring'}.purpose`)}
      empty={t('reports.empty')}
      text={t('reports.text')}
      action={{ href: paths.dashboard, label: t('reports.dashboard') }}
      above={<Breadcrumb trail={[index, { label: title }]} />}
    />
  );
}

export function AuditReportsPage() {
  const t = useT();
  return (
    <EmptyPage
      icon={ChartColumn}
      title={t('reports.audit.title')}
      purpose={t('reports.audit.purpose')}
      empty={t('reports.empty')}
      text={t('reports.text')}
      action={{ href: paths.dashboard, label: t('reports.dashboard') }}
    />
  );
}
