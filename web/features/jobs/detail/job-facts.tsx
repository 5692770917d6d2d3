import type { Job } from '#domain/features/jobs/job.ts';
import { formatExperience, formatLocation } from '#web/features/jobs/job-texts.ts';
import { useT } from '#web/lib/i18n.ts';
import { formatPay } from '#web/lib/pay-text.ts';
import { SummaryList } from '#web/ui/data/summary-list.tsx';
import { Time } from '#web/ui/data/time.tsx';

/** Key facts, in the same order for every job. */
export function JobFacts({ job }: { readonly job: Job }) {
  const t = useT();
  const rows = [
    { label: t('jobs.detail.pay.label'), value: <strong>{formatPay(t, job.salary)}</strong> },
    { label: t('jobs.detail.facts.location'), value: formatLocation(job) },
    { label: t('jobs.detail.facts.mode'), value: t(`jobs.detail.modes.${job.work_mode}`) },
    { label: t('jobs.detail.facts.type'), value: t(`jobs.detail.types.${job.job_type}`) },
    { label: t('jobs.detail.experience.label'), value: formatExperience(t, job) ?? t('common.labels.notListed') },
    { label: t('jobs.detail.facts.openings'), value: job.openings },
    {
      label: t(job.is_first_seen ? 'jobs.detail.facts.firstSeen' : 'jobs.detail.facts.posted'),
      value: job.published_at && <Time when={job.published_at} variant="both" />,
    },
    {
      label: t('jobs.detail.facts.closes'),
      value: job.closes_on ? <Time when={job.closes_on} variant="both" /> : t('jobs.detail.facts.noClosing'),
    },
  ];
  return <SummaryList rows={rows.filter((row) => row.value)} />;
}
