import { useT } from '#web/lib/i18n.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

export function LoginPage() {
  const t = useT();
  return <PageHeader title={t('shell.pages.login')} purpose={t('shell.login.purpose')} />;
}
