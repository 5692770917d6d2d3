import { Banknote, Bot, BriefcaseBusiness, CalendarX, Clock, DoorOpen, Laptop, Users } from 'lucide-react';
import type { Job } from '#domain/features/jobs/job.ts';
import { isInOntario } from '#domain/features/jobs/posting/ontario-posting.ts';
import { formatExperience } from '#web/features/jobs/job-texts.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { formatPay } from '#web/lib/texts/pay-text.ts';
import { Time } from '#web/ui/data/time.tsx';
import css from './job-facts.module.css';

interface JobFactsProps {
  readonly job: Job;
  /** Only the first four, for a preview. */
  readonly isShort?: boolean;
}

/** Key facts in one line, in the same order for every job. The location and the date are in the head of the page. */
export function JobFacts({ job, isShort = false }: JobFactsProps) {
  const t = useT();
  const rows = [
    { icon: Banknote, label: t('jobs.detail.pay.label'), value: <strong>{formatPay(t, job.salary)}</strong> },
    { icon: Laptop, label: t('jobs.detail.facts.mode'), value: t(`jobs.detail.modes.${job.work_mode}`) },
    { icon: Clock, label: t('jobs.detail.facts.type'), value: t(`jobs.detail.types.${job.job_type}`) },
    {
      icon: BriefcaseBusiness,
      label: t('jobs.detail.experience.label'),
      value: formatExperience(t, job) ?? t('common.labels.notListed'),
    },
    { icon: Users, label: t('jobs.detail.facts.openings'), value: job.openings },
    {
      icon: CalendarX,
      label: t('jobs.detail.facts.closes'),
      value: job.closes_on && <Time when={job.closes_on} />,
    },
    ...listStatements(t, job),
  ];
  return (
    <dl className={css.facts}>
      {rows
        .filter((row) => row.value)
        .slice(0, isShort ? 4 : rows.length)
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

/** What a job posting in Ontario must state. */
function listStatements(t: Translate, job: Job) {
  if (!isInOntario(job)) return [];
  const { is_existing_vacancy: isVacancy, uses_ai_screening: usesAi } = job;
  return [
    {
      icon: DoorOpen,
      label: t('jobs.detail.ontario.vacancy'),
      value: isVacancy !== null && t(`jobs.detail.ontario.${isVacancy ? 'existing' : 'future'}`),
    },
    {
      icon: Bot,
      label: t('jobs.detail.ontario.ai'),
      value: usesAi !== null && t(`jobs.detail.ontario.${usesAi ? 'used' : 'notUsed'}`),
    },
  ];
}
