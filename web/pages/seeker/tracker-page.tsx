import { Search } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { Tracker } from '#web/features/applications/tracker/tracker.tsx';
import { NextInterview } from '#web/features/interviews/next-interview.tsx';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './tracker-page.module.css';

export function TrackerPage() {
  const t = useT();
  return (
    <>
      <PageHeader
        title={t('applications.tracker.title')}
        actions={
          <LinkButton icon={Search} href={paths.search}>
            {t('applications.tracker.find')}
          </LinkButton>
        }
      />
      <div className={css.page}>
        <Tracker />
        <NextInterview />
      </div>
    </>
  );
}
