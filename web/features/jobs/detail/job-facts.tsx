import type { Job } from '#domain/features/jobs/job.ts';
import { experienceWords, payWords, placeWords } from '#web/features/jobs/job-texts.ts';
import { useT } from '#web/lib/i18n.ts';
import { SummaryList } from '#web/ui/data/summary-list.tsx';
import { Time } from '#web/ui/data/time.tsx';

/** What decides at a glance, in the same order on every job. */
export function JobFacts({ job }: { readonly job: Job }) {
  const t = useT();
  const rows = [
    { label: t('job.pay.label'), value: <strong>{payWords(t, job.salary)}</strong> },
    { label: t('job.facts.place'), value: placeWords(job) },
    { label: t('job.facts.mode'), value: t(`job.modes.${job.work_mode}`) },
    { label: t('job.facts.type'), value: t(`job.types.${job.job_type}`) },
    { label: t('job.experience.label'), value: experienceWords(t, job) ?? t('common.words.notTold') },
    { label: t('job.facts.openings'), value: job.openings },
    { label: t('job.facts.posted'), value: job.published_at && <Time when={job.published_at} look="both" /> },
    {
      label: t('job.facts.closes'),
      value: job.closes_on ? <Time when={job.closes_on} look="both" /> : t('job.facts.noClosing'),
    },
  ];
  return <SummaryList rows={rows.filter((row) => row.value)} />;
}
