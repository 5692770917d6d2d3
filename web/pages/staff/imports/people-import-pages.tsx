import { useQuery } from '@tanstack/react-query';
import { Contact, FileUp } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { DuplicatesLink } from '#web/features/bulk-imports/duplicates/duplicates-link.tsx';
import { MovingGuides } from '#web/features/bulk-imports/moving/moving-guides.tsx';
import { ImportHistory } from '#web/features/bulk-imports/resumes/import-history.tsx';
import { ImportSteps } from '#web/features/bulk-imports/resumes/import-steps.tsx';
import { PeopleTable } from '#web/features/bulk-imports/resumes/people/people-table.tsx';
import { PersonView } from '#web/features/bulk-imports/resumes/people/person-view.tsx';
import { importedPerson, startImport } from '#web/features/bulk-imports/resumes/queries.ts';
import { ChooseFiles } from '#web/features/bulk-imports/resumes/upload/choose-files.tsx';
import { getErrorCode } from '#web/lib/api-error.ts';
import { useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useCustomTitle } from '#web/lib/navigation/page-title.ts';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { NotFoundPage } from '#web/pages/public/not-found-page.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './imports.module.css';

/** Starts a résumé import, continues one, and lists all. */
export function ResumeImportPage() {
  const t = useT();
  const token = useUrlFilters().get('token');
  const trail = [{ label: t('seekers.pool.title'), href: paths.candidates }, { label: t('resumeImports.title') }];
  return (
    <>
      <PageHeader
        title={t('resumeImports.title')}
        purpose={t('resumeImports.purpose')}
        above={<Breadcrumb trail={trail} />}
        actions={
          <LinkButton icon={Contact} href={paths.importedPeople}>
            {t('resumeImports.people.link')}
          </LinkButton>
        }
      />
      {token === '' ? <Start /> : <ImportSteps key={token} token={token} />}
    </>
  );
}

function Start() {
  const t = useT();
  const navigate = useNavigate();
  const start = async () => {
    const { token } = await startImport();
    useSession.setState({ multiresumeToken: token });
    void navigate(paths.resumeImport(token));
    return token;
  };
  return (
    <div className={css.page}>
      <CardSection title={t('resumeImports.start.title')}>
        <p>{t('resumeImports.start.privacy')}</p>
        <ChooseFiles getToken={start} />
      </CardSection>
      <CardSection title={t('moving.title')}>
        <MovingGuides kind="people" />
      </CardSection>
      <CardSection title={t('resumeImports.history.title')}>
        <ImportHistory />
      </CardSection>
    </div>
  );
}

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
          <>
            <DuplicatesLink />
            <LinkButton icon={FileUp} href={paths.importResumes}>
              {t('resumeImports.title')}
            </LinkButton>
          </>
        }
      />
      <PeopleTable />
    </>
  );
}

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
