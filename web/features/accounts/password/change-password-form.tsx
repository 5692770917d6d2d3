import { KeyRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PasswordChange } from '#domain/features/accounts/security-contract.ts';
import { useChangePassword } from '#web/features/accounts/security-queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { PasswordField } from '#web/ui/field/text/password-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { NewPasswordField } from './new-password-field.tsx';

interface ChangePasswordFormProps {
  /** Shown under the current-password field, e.g. a reset link. */
  readonly alternative?: ReactNode;
  /** A secondary button, because the page has other forms. */
  readonly isOneOfMany?: boolean;
}

/** Changes the password of the current user. */
export function ChangePasswordForm({ alternative, isOneOfMany = false }: ChangePasswordFormProps) {
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
    <Form form={form} onSubmit={send}>
      <div role="status">{isDone && <InlineNote tone="ok">{t('accounts.security.password.done')}</InlineNote>}</div>
      <FormField control={form.control} name="current" label={t('accounts.security.password.current')}>
        {(field) => <PasswordField {...field} autoComplete="current-password" />}
      </FormField>
      {alternative}
      <FormField control={form.control} name="next" label={t('accounts.recovery.reset.password')}>
        {(field) => <NewPasswordField {...field} />}
      </FormField>
      <FormActions>
        <SubmitButton
          variant={isOneOfMany ? 'secondary' : 'primary'}
          icon={KeyRound}
          pendingText={t('accounts.security.password.pending')}
        >
          {t('accounts.security.password.submit')}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
