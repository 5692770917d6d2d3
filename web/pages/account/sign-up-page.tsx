import { paths } from '#web/app/paths.ts';
import { KindChoice } from '#web/features/accounts/sign-up/kind-choice.tsx';
import { useOpenKinds } from '#web/features/accounts/sign-up/use-open-kinds.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { TaskPage } from '#web/pages/parts/task-page.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { AccountLink } from './account-link.tsx';

export function SignUpPage() {
  const t = useT();
  const isOpen = useOpenKinds().length > 0;
  return (
    <TaskPage picture="signpost">
      <PageHeader title={t('accounts.signUp.title')} purpose={isOpen && t('accounts.signUp.purpose')} />
      <KindChoice />
      <AccountLink question={t('accounts.signUp.have')} href={paths.login} label={t('accounts.login.title')} />
    </TaskPage>
  );
}
