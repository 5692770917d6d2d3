import { Banknote, BriefcaseBusiness, CalendarDays, CalendarX, Clock, Laptop, MapPin, Users } from 'lucide-react';
import type { Job } from '#domain/features/jobs/job.ts';
import { formatExperience, formatLocation } from '#web/features/jobs/job-texts.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { formatPay } from '#web/lib/texts/pay-text.ts';
import { Time } from '#web/ui/data/time.tsx';
import css from './job-facts.module.css';

/** Key facts in one line, in the same order for every job. */
export function JobFacts({ job }: { readonly job: Job }) {
  const t = useT();
  const rows = [
    { icon: Banknote, label: t('jobs.detail.pay.label'), value: <strong>{formatPay(t, job.salary)}</strong> },
    { icon: MapPin, label: t('jobs.detail.facts.location'), value: formatLocation(job) },
    { icon: Laptop, label: t('jobs.detail.facts.mode'), value: t(`jobs.detail.modes.${job.work_mode}`) },
    { icon: Clock, label: t('jobs.detail.facts.type'), value: t(`jobs.detail.types.${job.job_type}`) },
    {
      icon: BriefcaseBusiness,
      label: t('jobs.detail.experience.label'),
      value: formatExperience(t, job) ?? t('common.labels.notListed'),
    },
    { icon: Users, label: t('jobs.detail.facts.openings'), value: job.openings },
    {
      icon: CalendarDays,
      label: t(job.is_first_seen ? 'jobs.detail.facts.firstSeen' : 'jobs.detail.facts.posted'),
      value: job.published_at && <Time when={job.published_at} />,
    },
    {
      icon: CalendarX,
      label: t('jobs.detail.facts.closes'),
      value: job.closes_on ? <Time when={job.closes_on} /> : t('jobs.detail.facts.noClosing'),
    },
  ];
  return (
    <dl className={css.facts}>
      {rows
        .filter((row) => row.value)
        .map(({ label, value, icon: Icon }) => (
          <div key={label} className={css.fact}>
            <Icon size={18} aria-hidden className={css.icon} />
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
