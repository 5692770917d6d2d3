import { useLocation } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { KindChoice } from '#web/features/accounts/sign-up/kind-choice.tsx';
import { useOpenKinds } from '#web/features/accounts/sign-up/use-open-kinds.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { TaskPage } from '#web/pages/parts/task-page.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

export function SignUpPage() {
  const t = useT();
  const { state } = useLocation();
  const isOpen = useOpenKinds().length > 0;
  return (
    <TaskPage picture="signpost">
      <PageHeader title={t('accounts.signUp.title')} purpose={isOpen && t('accounts.signUp.purpose')} />
      <KindChoice />
      <p>
        {t('accounts.signUp.have')}{' '}
        <Link href={paths.login} routerOptions={{ state }}>
          {t('accounts.login.title')}
        </Link>
      </p>
    </TaskPage>
  );
}
