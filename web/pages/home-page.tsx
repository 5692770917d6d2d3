import { Search } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

export function HomePage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('shell.home.heading')} purpose={t('shell.home.purpose')} />
      <LinkButton variant="primary" icon={Search} href={paths.search}>
        {t('shell.pages.search')}
      </LinkButton>
    </>
  );
}
