import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { PasswordChange } from '#domain/features/accounts/security-contract.ts';
import { paths } from '#web/app/paths.ts';
import { ownWays } from '#web/features/sign-in/queries.ts';
import { useT } from '#web/lib/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { PasswordField } from '#web/ui/field/password-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import css from './devices.module.css';
import { NewPasswordField } from './new-password-field.tsx';
import { useChangePassword } from './security-queries.ts';

/** Another password, or the way to a first one for those who come in through a provider. */
export function PasswordSettings() {
  const t = useT();
  const { data, error, refetch } = useQuery(ownWays);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('common.states.loadingName', { name: t('security.password.title') })} />;
  if (data.has_password) return <PasswordChangeForm />;
  return (
    <div className={css.devices}>
      <p>{t('security.password.none')}</p>
      <FormActions>
        <LinkButton href={paths.forgotPassword} icon={KeyRound}>
          {t('security.password.set')}
        </LinkButton>
      </FormActions>
    </div>
  );
}

function PasswordChangeForm() {
  const t = useT();
  const form = useSchemaForm(PasswordChange, { current: '', next: '' });
  const change = useChangePassword();
  const [isDone, setDone] = useState(false);
  const send = async (values: PasswordChange) => {
    setDone(false);
    await change(values);
    form.reset();
    setDone(true);
  };
  return (
    <Form form={form} onSend={send}>
      <div role="status">{isDone && <InlineNote tone="ok">{t('security.password.done')}</InlineNote>}</div>
      <FormField control={form.control} name="current" label={t('security.password.current')}>
        {(field) => <PasswordField {...field} autoComplete="current-password" />}
      </FormField>
      <FormField control={form.control} name="next" label={t('recovery.reset.password')}>
        {(field) => <NewPasswordField {...field} />}
      </FormField>
      <FormActions>
        <SubmitButton icon={KeyRound} pendingText={t('security.password.pending')}>
          {t('security.password.submit')}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
