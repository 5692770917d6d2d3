import { useQuery } from '@tanstack/react-query';
import { LogIn, ShieldCheck } from 'lucide-react';
import { PasswordConfirmation } from '#domain/features/accounts/security-contract.ts';
import { logOut } from '#web/features/accounts/queries.ts';
import { proveAgain } from '#web/features/accounts/security-queries.ts';
import { ownSignInMethods } from '#web/features/sign-in/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { PasswordField } from '#web/ui/field/text/password-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import css from './session-expired-dialog.module.css';

interface ReauthenticationDialogProps {
  readonly onAnswer: (isProven: boolean) => void;
}

/** Asks for the password before a tenant-wide change; the form behind it stays unchanged. */
export function ReauthenticationDialog({ onAnswer }: ReauthenticationDialogProps) {
  const t = useT();
  const { data: methods } = useQuery(ownSignInMethods);
  return (
    <Dialog isOpen onClose={() => onAnswer(false)} title={t('accounts.security.proof.title')}>
      {methods?.has_password === false ? <LogInAgain /> : <PasswordForm onAnswer={onAnswer} />}
    </Dialog>
  );
}

function PasswordForm({ onAnswer }: ReauthenticationDialogProps) {
  const t = useT();
  const form = useSchemaForm(PasswordConfirmation, { password: '' });
  const send = async (proof: PasswordConfirmation) => {
    await proveAgain(proof);
    onAnswer(true);
  };
  return (
    <>
      <p className={css.text}>{t('accounts.security.proof.text')}</p>
      <Form form={form} onSubmit={send}>
        <FormField control={form.control} name="password" label={t('accounts.security.proof.password')}>
          {(field) => <PasswordField {...field} autoComplete="current-password" />}
        </FormField>
        <FormActions>
          <SubmitButton icon={ShieldCheck} pendingText={t('accounts.security.proof.pending')}>
            {t('accounts.security.proof.submit')}
          </SubmitButton>
          <Button onPress={() => onAnswer(false)}>{t('common.actions.cancel')}</Button>
        </FormActions>
      </Form>
    </>
  );
}

/** For people without a password: they log in again through their provider. */
function LogInAgain() {
  const t = useT();
  return (
    <>
      <p className={css.text}>{t('accounts.security.proof.noPassword')}</p>
      <Button variant="primary" icon={LogIn} onPress={() => void logOut()}>
        {t('accounts.security.proof.signIn')}
      </Button>
    </>
  );
}
