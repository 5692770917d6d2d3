import { ChartPie, Sprout } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { Caseload } from '#web/features/journal/caseload/caseload.tsx';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The people whom the user's organization supports, with today's tasks first. */
export function CaseloadPage() {
  const t = useT();
  const title = t('seekers.caseload.title');
  return (
    <>
      <PageHeader
        title={title}
        purpose={t('seekers.caseload.purpose')}
        above={<Breadcrumb trail={[{ label: t('seekers.pool.title'), href: paths.candidates }, { label: title }]} />}
        actions={
          <>
            <LinkButton icon={Sprout} href={paths.outcomes}>
              {t('outcomes.title')}
            </LinkButton>
            <LinkButton icon={ChartPie} href={paths.partnerReport('jobseekerjournal')}>
              {t('seekers.caseload.report')}
            </LinkButton>
          </>
        }
      />
      <Caseload />
    </>
  );
}
