import type { Job } from '#domain/features/jobs/job.ts';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';

interface JobSavedProps {
  readonly job: Job;
  readonly outcome: 'save' | 'asked' | 'published';
}

/** Confirms that the job is saved, awaiting approval, or published, with the next links. */
export function JobSaved({ job, outcome }: JobSavedProps) {
  const t = useT();
  const isDraft = job.status === 'draft';
  const isPublished = outcome === 'published';
  const text = isPublished ? 'jobs.form.publishedText' : isDraft ? 'jobs.form.savedText' : 'jobs.form.savedActiveText';
  const title = isPublished
    ? 'jobs.form.published'
    : outcome === 'asked'
      ? 'jobs.form.request.done'
      : 'jobs.form.saved';
  return (
    <Banner
      tone="ok"
      role="status"
      title={t(title, { job: job.title })}
      actions={
        <>
          <LinkButton href={paths.job(job.id)}>{t('jobs.form.seeJob')}</LinkButton>
          {!isDraft && <LinkButton href={paths.applicantTable(job.id)}>{t('jobs.form.seeApplicants')}</LinkButton>}
          <LinkButton href={paths.jobs}>{t('jobs.form.backToList')}</LinkButton>
        </>
      }
    >
      {t(text)}
    </Banner>
  );
}
