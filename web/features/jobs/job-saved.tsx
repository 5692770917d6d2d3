import type { Job } from '#domain/features/jobs/job.ts';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';

interface JobSavedProps {
  readonly job: Job;
  readonly isPublished: boolean;
}

/** Says that the posting is saved or published, and where to go on. */
export function JobSaved({ job, isPublished }: JobSavedProps) {
  const t = useT();
  const isDraft = job.status === 'draft';
  const text = isPublished ? 'jobForm.publishedText' : isDraft ? 'jobForm.savedText' : 'jobForm.savedActiveText';
  return (
    <Banner
      tone="ok"
      role="status"
      title={t(isPublished ? 'jobForm.published' : 'jobForm.saved')}
      actions={
        <>
          <LinkButton href={paths.job(job.id)}>{t('jobForm.seeJob')}</LinkButton>
          {!isDraft && <LinkButton href={paths.applicantTable(job.id)}>{t('jobForm.seeApplicants')}</LinkButton>}
          <LinkButton href={paths.jobs}>{t('jobForm.backToList')}</LinkButton>
        </>
      }
    >
      {t(text)}
    </Banner>
  );
}
