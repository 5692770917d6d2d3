import { Copy, LayoutTemplate } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import css from './job-templates.module.css';

interface JobStartProps {
  /** The name of the template that the form started from; null for an empty form. */
  readonly template: string | null;
}

/** What a new job starts from, and what else it can start from. */
export function JobStart(props: JobStartProps) {
  return (
    <div className={css.start}>
      <StartBanner {...props} />
    </div>
  );
}

function StartBanner({ template }: JobStartProps) {
  const t = useT();
  if (template !== null) {
    return (
      <Banner
        tone="info"
        title={t('jobTemplates.started.title', { name: template })}
        actions={<LinkButton href={paths.createJob}>{t('jobTemplates.started.blank')}</LinkButton>}
      >
        {t('jobTemplates.started.text')}
      </Banner>
    );
  }
  return (
    <Banner
      tone="info"
      title={t('jobTemplates.start.text')}
      actions={
        <>
          <LinkButton icon={LayoutTemplate} href={paths.jobTemplates}>
            {t('jobTemplates.start.template')}
          </LinkButton>
          <LinkButton icon={Copy} href={paths.jobs}>
            {t('jobTemplates.start.duplicate')}
          </LinkButton>
        </>
      }
    />
  );
}
