import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { PasswordChange } from '#domain/features/accounts/security-contract.ts';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { PasswordField } from '#web/ui/field/password-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { changePassword } from './recovery-calls.ts';

/** Another password for whoever is signed in and knows the present one. */
export function ChangePasswordForm() {
  const t = useT();
  const [isDone, setDone] = useState(false);
  const form = useSchemaForm(PasswordChange, { current: '', next: '' });
  const send = async ({ current, next }: PasswordChange) => {
    await changePassword(current, next);
    setDone(true);
  };
  if (isDone) {
    return (
      <Banner tone="ok" role="status" title={t('recovery.set.changed')}>
        {t('recovery.set.changedText')}
      </Banner>
    );
  }
  return (
    <Form form={form} onSend={send}>
      <FormField control={form.control} name="current" label={t('recovery.set.current')}>
        {(field) => <PasswordField {...field} autoComplete="current-password" />}
      </FormField>
      <p>
        <Link href={paths.forgotPassword}>{t('recovery.set.none')}</Link>
      </p>
      <FormField control={form.control} name="next" label={t('recovery.reset.password')}>
        {(field) => <PasswordField {...field} hint={t('account.signUp.passwordHint')} autoComplete="new-password" />}
      </FormField>
      <FormActions>
        <Button
          type="submit"
          variant="primary"
          icon={KeyRound}
          isPending={form.formState.isSubmitting}
          pendingText={t('recovery.reset.pending')}
        >
          {t('recovery.reset.submit')}
        </Button>
      </FormActions>
    </Form>
  );
}
