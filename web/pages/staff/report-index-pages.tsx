import { useId } from 'react';
import { hiringReports, partnerReports, type ReportName } from '#domain/features/reports/names.ts';
import { paths } from '#web/app/paths.ts';
import { SavedViews } from '#web/features/reports/saved-views.tsx';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './report-index-pages.module.css';

export function HiringReportsPage() {
  const canReadAudit = useScope('audit.read') !== null;
  const canExport = useScope('export.tenant') !== null;
  const canReadFairness = useScope('fairness.read') !== null;
  const canAnswerReviews = useScope('human_review.answer') !== null;
  return (
    <ReportIndex
      kind="hiring"
      names={hiringReports}
      getHref={paths.report}
      hasAudit={canReadAudit}
      hasExport={canExport}
      hasFairness={canReadFairness}
      hasReviews={canAnswerReviews}
    />
  );
}

export function PartnerReportsPage() {
  return <ReportIndex kind="partner" names={partnerReports} getHref={paths.partnerReport} />;
}

interface ReportIndexProps {
  readonly kind: 'hiring' | 'partner';
  readonly names: readonly ReportName[];
  readonly getHref: (name: string) => string;
  readonly hasAudit?: boolean;
  readonly hasExport?: boolean;
  readonly hasFairness?: boolean;
  readonly hasReviews?: boolean;
}

/** All reports with their questions. */
function ReportIndex({ kind, names, getHref, ...has }: ReportIndexProps) {
  const t = useT();
  return (
    <>
      <PageHeader title={t(`reports.${kind}.title`)} purpose={t(`reports.${kind}.purpose`)} />
      <div className={css.index}>
        <SavedViews names={names} getHref={getHref} />
        <ul className={css.list}>
          {names.map((name) => (
            <ReportCard
              key={name}
              title={t(`reports.${name}.title`)}
              purpose={t(`reports.${name}.purpose`)}
              href={getHref(name)}
            />
          ))}
          {has.hasFairness && (
            <ReportCard title={t('fairness.title')} purpose={t('fairness.purpose')} href={paths.fairness} />
          )}
          {has.hasReviews && (
            <ReportCard title={t('humanReviews.title')} purpose={t('humanReviews.purpose')} href={paths.humanReviews} />
          )}
          {has.hasAudit && (
            <ReportCard title={t('audit.title')} purpose={t('audit.purpose')} href={paths.auditReports} />
          )}
          {has.hasExport && (
            <ReportCard title={t('exports.title')} purpose={t('exports.purpose')} href={paths.export} />
          )}
        </ul>
      </div>
    </>
  );
}

interface ReportCardProps {
  readonly title: string;
  readonly purpose: string;
  readonly href: string;
}

function ReportCard({ title, purpose, href }: ReportCardProps) {
  const id = useId();
  return (
    <Card as="li" labelledBy={id}>
      <h2 id={id} className={css.title}>
        <Link href={href}>{title}</Link>
      </h2>
      <p>{purpose}</p>
    </Card>
  );
}
