import { useQuery } from '@tanstack/react-query';
import { Download, FileText, FileUp } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { downloadFile } from '#web/features/files/queries.ts';
import { ownResumes } from '#web/features/seekers/queries.ts';
import section from '#web/features/seekers/sections/profile-section.module.css';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import css from './resume-list.module.css';

/** The user's résumé files and upload. */
export function ResumeList() {
  const t = useT();
  const { data, error, refetch } = useQuery(ownResumes());
  return (
    <section aria-labelledby="resumes" className={section.card}>
      <div className={section.head}>
        <span className={section.icon}>
          <FileText size={18} aria-hidden />
        </span>
        <h2 id="resumes" tabIndex={-1} className={section.title}>
          {t('seekers.profile.resumes.title')}
        </h2>
        <span className={section.edit}>
          <LinkButton icon={FileUp} href={`${paths.onboarding}?step=resume`}>
            {t('seekers.profile.resumes.add')}
          </LinkButton>
        </span>
      </div>
      {data?.length !== 0 && <p className={css.hint}>{t('seekers.profile.resumes.hint')}</p>}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className={css.hint}>{t('seekers.profile.resumes.none')}</p>}
      <ul className={css.list}>
        {data?.map((resume) => (
          <li key={resume.id} className={css.resume}>
            <span>
              <strong>{resume.file_name}</strong>
              <span className={css.date}>
                {t('seekers.profile.resumes.from', { date: formatDate(resume.created_at) })}
              </span>
            </span>
            <Button
              icon={Download}
              aria-label={t('seekers.profile.resumes.download', { name: resume.file_name })}
              onPress={() => void downloadFile(resume)}
            >
              {t('common.actions.download')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
