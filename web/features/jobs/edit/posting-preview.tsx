import type { Job } from '#domain/features/jobs/job.ts';
import { isPastClosing } from '#domain/features/jobs/posting/closing-day.ts';
import { buildJobPosting } from '#domain/features/jobs/posting/job-posting.ts';
import { findPostingGaps } from '#domain/features/jobs/posting/posting-gaps.ts';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import css from './posting-preview.module.css';

interface PostingPreviewProps {
  /** The job as it would be saved. */
  readonly job: Job;
}

/** What search engines read on the page of the job, and what Google for Jobs lacks. */
export function PostingPreview({ job }: PostingPreviewProps) {
  const t = useT();
  const { required, recommended } = findPostingGaps(job);
  const posting = buildJobPosting(job, `${window.location.origin}${paths.job(job.id)}`);
  const isOver = isPastClosing(job.closes_on, new Date());
  return (
    <section className={css.posting} aria-labelledby="posting-preview">
      <h2 id="posting-preview" className={css.title}>
        {t('jobPosting.title')}
      </h2>
      <p>{t('jobPosting.text')}</p>
      {isOver && <InlineNote tone="warn">{t('jobPosting.over')}</InlineNote>}
      {required.length > 0 && (
        <>
          <InlineNote tone="warn">{t('jobPosting.required')}</InlineNote>
          <ul>
            {required.map((field) => (
              <li key={field}>{t(`jobPosting.fields.${field}`)}</li>
            ))}
          </ul>
        </>
      )}
      {required.length === 0 && <InlineNote tone="ok">{t('jobPosting.complete')}</InlineNote>}
      {recommended.length > 0 && (
        <>
          <p>{t('jobPosting.recommended')}</p>
          <ul>
            {recommended.map((field) => (
              <li key={field}>{t(`jobPosting.fields.${field}`)}</li>
            ))}
          </ul>
        </>
      )}
      <h3 className={css.subtitle}>{t('jobPosting.data')}</h3>
      {job.status !== 'active' && <p>{t('jobPosting.notPublished')}</p>}
      <pre className={css.data}>{JSON.stringify(posting, null, 2)}</pre>
    </section>
  );
}
