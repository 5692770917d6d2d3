import { paths } from '#web/app/paths.ts';
import { OutcomeList } from '#web/features/outcomes/outcome-list.tsx';
import { useT } from '#web/lib/texts/i18n.ts';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** How the people whom the user's organization supports do after they were hired. */
export function OutcomesPage() {
  const t = useT();
  const title = t('outcomes.title');
  const trail = [
    { label: t('seekers.pool.title'), href: paths.candidates },
    { label: t('seekers.caseload.title'), href: paths.caseload },
    { label: title },
  ];
  return (
    <>
      <PageHeader title={title} purpose={t('outcomes.purpose')} above={<Breadcrumb trail={trail} />} />
      <OutcomeList />
    </>
  );
}
