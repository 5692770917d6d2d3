import { FileUp } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { PeopleTable } from '#web/features/bulk-imports/resumes/people/people-table.tsx';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The people whom the organization recorded. */
export function ImportedPeoplePage() {
  const t = useT();
  const title = t('resumeImports.people.title');
  return (
    <>
      <PageHeader
        title={title}
        purpose={t('resumeImports.people.purpose')}
        above={<Breadcrumb trail={[{ label: t('seekers.pool.title'), href: paths.candidates }, { label: title }]} />}
        actions={
          <LinkButton icon={FileUp} href={paths.importResumes}>
            {t('resumeImports.title')}
          </LinkButton>
        }
      />
      <PeopleTable />
    </>
  );
}
