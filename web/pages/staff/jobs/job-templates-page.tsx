import { Plus } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { TemplateList } from '#web/features/jobs/templates/template-list.tsx';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** Saved job templates: start a job from one, rename, and delete. */
export function JobTemplatesPage() {
  const t = useT();
  const isWide = useScope('job.write') === 'tenant';
  const trail = [{ label: t('jobs.manage.title'), href: paths.jobs }, { label: t('jobTemplates.title') }];
  return (
    <>
      <PageHeader
        title={t('jobTemplates.title')}
        purpose={t('jobTemplates.purpose')}
        above={<Breadcrumb trail={trail} />}
        actions={
          <LinkButton icon={Plus} href={paths.createJob}>
            {t('jobs.manage.create')}
          </LinkButton>
        }
      />
      <TemplateList isWide={isWide} />
    </>
  );
}
