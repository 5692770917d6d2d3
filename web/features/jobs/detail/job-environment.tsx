import type { Inclusion } from '#domain/features/jobs/job.ts';
import { type Translate, useT } from '#web/lib/i18n.ts';
import { SummaryList } from '#web/ui/data/summary-list.tsx';
import { JobSection } from './job-section.tsx';
import css from './job-view.module.css';

const facts = [
  'sensory_environment',
  'noise',
  'lighting',
  'meetings_per_week',
  'communication',
  'schedule',
  'interview_format',
  'questions_ahead',
  'accommodations',
  'buddy',
] as const satisfies readonly (keyof Inclusion)[];

/** The work environment. Missing facts show as "Not listed". */
export function JobEnvironment({ inclusion }: { readonly inclusion: Inclusion }) {
  const t = useT();
  const rows = facts.map((fact) => ({
    label: t(`jobs.detail.environment.${fact}`),
    value: formatFact(t, inclusion[fact]),
  }));
  return (
    <JobSection title={t('jobs.detail.page.environment')} hint={t('jobs.detail.page.environmentHint')}>
      <SummaryList rows={rows} />
    </JobSection>
  );
}

function formatFact(t: Translate, value: string | boolean) {
  if (value === true) return t('common.labels.yes');
  return value || <span className={css.untold}>{t('common.labels.notListed')}</span>;
}
