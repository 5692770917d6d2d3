import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import css from '#web/features/accounts/session/devices.module.css';
import { ownSignInMethods } from '#web/features/sign-in/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

/** Change password, or set a first one for accounts of a provider. */
export function PasswordSettings() {
  const t = useT();
  const { data, error, refetch } = useQuery(ownSignInMethods);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('common.states.loadingName', { name: t('accounts.security.password.title') })} />;
  if (data.has_password) return <ChangePasswordForm isOneOfMany />;
  return (
    <div className={css.devices}>
      <p>{t('accounts.security.password.none')}</p>
      <FormActions>
        <LinkButton href={paths.forgotPassword} icon={KeyRound}>
          {t('accounts.security.password.set')}
        </LinkButton>
      </FormActions>
    </div>
  );
}
