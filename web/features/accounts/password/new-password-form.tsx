import { useQuery } from '@tanstack/react-query';
import { KeyRound, Send } from 'lucide-react';
import * as z from 'zod/mini';
import { NewPassword } from '#domain/features/accounts/password.ts';
import { paths } from '#web/app/paths.ts';
import { LinkFailed } from '#web/features/accounts/sign-up/link-failed.tsx';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { passwordLink, setPassword } from './recovery-queries.ts';

interface NewPasswordProps {
  readonly token: string;
  readonly onDone: () => void;
  /** The alternative for an invalid link. */
  readonly failedHint?: string | undefined;
}

/** The form for a new password, while its link is valid. */
export function NewPasswordByLink({ token, onDone, failedHint }: NewPasswordProps) {
  const t = useT();
  const { data: isValid, error, refetch } = useQuery(passwordLink(token));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isValid === undefined) return <Loading label={t('accounts.recovery.checking')} />;
  if (!isValid) return <PasswordLinkFailed hint={failedHint} />;
  return (
    <Card>
      <NewPasswordForm token={token} onDone={onDone} />
    </Card>
  );
}

export function PasswordLinkFailed({ hint = '' }: { readonly hint?: string | undefined }) {
  const t = useT();
  return (
    <LinkFailed
      hint={hint}
      action={
        <LinkButton variant="primary" icon={Send} href={paths.forgotPassword}>
          {t('accounts.recovery.reset.askAgain')}
        </LinkButton>
      }
    />
  );
}

const Chosen = z.object({ password: NewPassword });

function NewPasswordForm({ token, onDone }: Omit<NewPasswordProps, 'failedHint'>) {
  const t = useT();
  const form = useSchemaForm(Chosen, { password: '' });
  const send = async ({ password }: z.infer<typeof Chosen>) => {
    await setPassword(token, password);
    onDone();
  };
  return (
    <Form form={form} onSubmit={send}>
      <FormField control={form.control} name="password" label={t('accounts.recovery.reset.password')}>
        {(field) => <NewPasswordField {...field} />}
      </FormField>
      <FormActions>
        <SubmitButton icon={KeyRound} pendingText={t('accounts.recovery.reset.pending')}>
          {t('accounts.recovery.reset.submit')}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
