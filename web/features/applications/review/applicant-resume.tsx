import { Download } from 'lucide-react';
import type { Application } from '#domain/features/applications/contract.ts';
import { downloadFile } from '#web/features/files/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import css from './application-for-staff.module.css';

/** The submitted résumé: its text, and the file for download. */
export function ApplicantResume({ resume }: { readonly resume: Application['resume'] }) {
  const t = useT();
  if (!resume) return <p className={css.muted}>{t('applications.review.detail.noResume')}</p>;
  return (
    <>
      {/* A masked application has no file. */}
      {resume.path !== '' && (
        <div>
          <Button icon={Download} onPress={() => void downloadFile(resume)}>
            {t('applications.review.detail.download')}
          </Button>
          <span className={css.meta}>{resume.file_name}</span>
        </div>
      )}
      {resume.text && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to be scrolled by keyboard
        <section className={css.text} aria-label={t('applications.review.detail.resumeText')} tabIndex={0}>
          {resume.text}
        </section>
      )}
    </>
  );
}
