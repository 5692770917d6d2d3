import { useT } from '#web/lib/i18n.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

export function SearchPage() {
  const t = useT();
  return <PageHeader title={t('shell.pages.search')} purpose={t('shell.search.purpose')} />;
}
