import { Tracker } from '#web/features/applications/tracker/tracker.tsx';
import { useT } from '#web/lib/i18n.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

export function TrackerPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('applications.tracker.title')} purpose={t('applications.tracker.purpose')} />
      <Tracker />
    </>
  );
}
