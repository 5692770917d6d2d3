import type { Job, TermLabel } from '#domain/features/jobs/job.ts';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Collapsible } from '#web/ui/data/collapsible.tsx';
import { LongText } from '#web/ui/data/long-text.tsx';
import { JobSection } from './job-section.tsx';
import css from './job-view.module.css';

/** Required and nice-to-have qualifications. */
export function JobNeeds({ job }: { readonly job: Job }) {
  const t = useT();
  const { education_level: education, management_level: management } = job;
  const rows = [
    {
      label: t('jobs.detail.education.label'),
      value: education && t(`jobs.detail.education.levels.${education}` as PhraseKey),
    },
    {
      label: t('jobs.detail.management.label'),
      value: management && t(`jobs.detail.management.levels.${management}` as PhraseKey),
    },
    { label: t('jobs.detail.page.industries'), value: labels(job.industries) },
  ];
  const known = rows.flatMap(({ label, value }) => (value ? [t('common.labels.named', { label, value })] : []));
  return (
    <JobSection title={t('jobs.detail.page.needs')}>
      <div className={css.columns}>
        <TermGroup title={t('jobs.detail.page.essential')} terms={job.skills} />
        <TermGroup title={t('jobs.detail.page.certifications')} terms={job.certifications} />
        <TermGroup title={t('jobs.detail.page.nice')} hint={t('jobs.detail.page.niceHint')} terms={job.nice_skills} />
        {known.length > 0 && <p className={css.hint}>{known.join(' · ')}</p>}
        {job.requirements && (
          <div className={css.group}>
            <h3>{t('jobs.detail.page.requirements')}</h3>
            <Collapsible name={t('jobs.detail.page.requirements')}>
              <LongText text={job.requirements} isPoints />
            </Collapsible>
          </div>
        )}
      </div>
    </JobSection>
  );
}

interface TermGroupProps {
  readonly title: string;
  readonly hint?: string;
  readonly terms: readonly TermLabel[];
}

function TermGroup({ title, hint, terms }: TermGroupProps) {
  if (terms.length === 0) return null;
  return (
    <div className={css.group}>
      <h3>{title}</h3>
      {hint && <p className={css.hint}>{hint}</p>}
      <ul className={css.terms}>
        {terms.map((term) => (
          <li key={term.label}>{term.label}</li>
        ))}
      </ul>
    </div>
  );
}

function labels(terms: readonly TermLabel[]): string {
  return terms.map((term) => term.label).join(', ');
}
