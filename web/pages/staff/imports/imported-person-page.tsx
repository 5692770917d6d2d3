import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { PersonView } from '#web/features/bulk-imports/resumes/people/person-view.tsx';
import { importedPerson } from '#web/features/bulk-imports/resumes/queries.ts';
import { getErrorCode } from '#web/lib/api-error.ts';
import { useCustomTitle } from '#web/lib/navigation/page-title.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { NotFoundPage } from '#web/pages/public/not-found-page.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** A person whom the organization recorded. */
export function ImportedPersonPage() {
  const t = useT();
  const { data: person, error, refetch } = useQuery(importedPerson(Number(useParams().id)));
  useCustomTitle(person?.full_name ?? null);
  if (getErrorCode(error) === 'not_found') return <NotFoundPage />;
  const title = person?.full_name ?? t('resumeImports.person.pageTitle');
  const trail = [{ label: t('resumeImports.people.title'), href: paths.importedPeople }, { label: title }];
  return (
    <>
      <PageHeader title={title} purpose={person?.headline} above={<Breadcrumb trail={trail} />} />
      {person && <PersonView person={person} />}
      {!person && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!person && !error && <Loading label={t('resumeImports.person.pageTitle')} />}
    </>
  );
}
