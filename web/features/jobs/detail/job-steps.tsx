import type { StagePlan } from '#domain/features/jobs/job.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { JobSection } from './job-section.tsx';
import css from './job-view.module.css';

/** The hiring steps: what, how, who, and within how many days. */
export function JobSteps({ steps }: { readonly steps: readonly StagePlan[] }) {
  const t = useT();
  if (steps.length === 0) {
    return (
      <JobSection title={t('jobs.detail.page.steps')}>
        <p>{t('jobs.detail.page.noSteps')}</p>
      </JobSection>
    );
  }
  return (
    <JobSection title={t('jobs.detail.page.steps')} hint={t('jobs.detail.page.stepsHint')}>
      <ol className={css.steps}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a job never change places on its page
          <li key={index} className={css.step}>
            <p className={css.stepTitle}>{step.what}</p>
            <p className={css.hint}>
              {step.within_days === 0
                ? t('jobs.detail.page.sameDay')
                : t('jobs.detail.page.withinDays', { count: step.within_days })}
              {step.format && ` · ${step.format}`}
              {step.who && ` · ${t('jobs.detail.page.with', { who: step.who })}`}
            </p>
          </li>
        ))}
      </ol>
    </JobSection>
  );
}
