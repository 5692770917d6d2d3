import { Contact } from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { MovingGuides } from '#web/features/bulk-imports/moving/moving-guides.tsx';
import { ImportHistory } from '#web/features/bulk-imports/resumes/import-history.tsx';
import { ImportSteps } from '#web/features/bulk-imports/resumes/import-steps.tsx';
import { startImport } from '#web/features/bulk-imports/resumes/queries.ts';
import { ChooseFiles } from '#web/features/bulk-imports/resumes/upload/choose-files.tsx';
import { useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
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
