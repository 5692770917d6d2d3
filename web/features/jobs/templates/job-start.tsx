import { paths } from '#web/app/paths.ts';
import { useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import css from './job-templates.module.css';

interface JobStartProps {
  /** The name of the template that the form started from; null for an empty form. */
  readonly template: string | null;
}

/** What a new job starts from, and what else it can start from. Only in the first step. */
export function JobStart({ template }: JobStartProps) {
  const t = useT();
  const step = useUrlFilters().get('step');
  if (step !== '' && step !== 'basics') return null;
  if (template === null) {
    return (
      <p className={css.links}>
        <Link href={paths.jobTemplates}>{t('jobTemplates.start.template')}</Link>
        <Link href={paths.jobs}>{t('jobTemplates.start.duplicate')}</Link>
      </p>
    );
  }
  return (
    <div className={css.start}>
      <Banner
        tone="info"
        title={t('jobTemplates.started.title', { name: template })}
        actions={<LinkButton href={paths.createJob}>{t('jobTemplates.started.blank')}</LinkButton>}
      >
        {t('jobTemplates.started.text')}
      </Banner>
    </div>
  );
}
