import { paths } from '#web/app/paths.ts';
import { Comparison } from '#web/features/applications/compare/comparison.tsx';
import { useCompared } from '#web/features/applications/compare/use-compared.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** Compares applicants for one job. */
export function ComparePage() {
  const t = useT();
  const compared = useCompared();
  const { applications } = compared;
  const job = applications[0]?.job;
  const trail = job && [
    { label: t('jobs.manage.title'), href: paths.jobs },
    { label: job.title, href: paths.applicantTable(job.id) },
    { label: t('applications.compare.title') },
  ];
  return (
    <>
      <PageHeader
        title={
          applications.length > 1
            ? t('applications.compare.count', { count: applications.length })
            : t('applications.compare.title')
        }
        purpose={job ? t('applications.compare.job', { job: job.title }) : t('applications.compare.purpose')}
        {...(trail && { above: <Breadcrumb trail={trail} /> })}
      />
      <Comparison compared={compared} />
    </>
  );
}
