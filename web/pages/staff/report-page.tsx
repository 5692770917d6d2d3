import { useLocation } from 'react-router';
import { hiringReports, partnerReports } from '#domain/features/reports/names.ts';
import { paths } from '#web/app/paths.ts';
import { isHiring } from '#web/features/reports/queries.ts';
import { ReportActions } from '#web/features/reports/report-actions.tsx';
import { ReportView } from '#web/features/reports/report-view.tsx';
import { useT } from '#web/lib/texts/i18n.ts';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** A report, by the last segment of the path. */
export function ReportPage() {
  const t = useT();
  const last = useLocation().pathname.split('/')[2] ?? '';
  const name =
    [...hiringReports, ...partnerReports].find((each) => each.toLowerCase() === last.toLowerCase()) ?? hiringReports[0];
  const title = t(`reports.${name}.title`);
  const index = isHiring(name)
    ? { label: t('reports.hiring.title'), href: paths.reports }
    : { label: t('reports.partner.title'), href: paths.partnerReports };
  return (
    <>
      <PageHeader
        title={title}
        purpose={t(`reports.${name}.purpose`)}
        above={<Breadcrumb trail={[index, { label: title }]} />}
        actions={<ReportActions name={name} />}
      />
      <ReportView key={name} name={name} />
    </>
  );
}
