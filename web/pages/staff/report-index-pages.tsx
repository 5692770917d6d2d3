import { useId } from 'react';
import { hiringReports, partnerReports, type ReportName } from '#domain/features/reports/names.ts';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './report-index-pages.module.css';

export function HiringReportsPage() {
  return <ReportIndex kind="hiring" names={hiringReports} hrefOf={paths.report} />;
}

export function PartnerReportsPage() {
  return <ReportIndex kind="partner" names={partnerReports} hrefOf={paths.partnerReport} />;
}

interface ReportIndexProps {
  readonly kind: 'hiring' | 'partner';
  readonly names: readonly ReportName[];
  readonly hrefOf: (name: string) => string;
}

/** All reports with their questions. */
function ReportIndex({ kind, names, hrefOf }: ReportIndexProps) {
  const t = useT();
  return (
    <>
      <PageHeader title={t(`reports.${kind}.title`)} purpose={t(`reports.${kind}.purpose`)} />
      <ul className={css.list}>
        {names.map((name) => (
          <ReportCard key={name} name={name} href={hrefOf(name)} />
        ))}
      </ul>
    </>
  );
}

function ReportCard({ name, href }: { readonly name: ReportName; readonly href: string }) {
  const t = useT();
  const id = useId();
  return (
    <Card as="li" labelledBy={id}>
      <h2 id={id} className={css.title}>
        <Link href={href}>{t(`reports.${name}.title`)}</Link>
      </h2>
      <p>{t(`reports.${name}.purpose`)}</p>
    </Card>
  );
}
