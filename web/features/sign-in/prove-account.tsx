import { LogIn } from 'lucide-react';
import * as z from 'zod/mini';
import { TwoFactorCode } from '#domain/features/accounts/two-factor.ts';
import type { Provider } from '#domain/features/sign-in/contract.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { translate, useT } from '#web/lib/texts/i18n.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { CodeField } from '#web/ui/field/text/code-field.tsx';
import { PasswordField } from '#web/ui/field/text/password-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { BackToPassword, TwoFactorStep } from '#web/ui/form/two-factor-step.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { useTwoFactorStep } from '#web/ui/form/use-two-factor-step.ts';
import css from './prove-account.module.css';
import { confirmSignIn } from './queries.ts';
import { useKnownProvider } from './use-known-provider.ts';

const password = z.string().check(z.minLength(1), z.maxLength(1000));
const PasswordAlone = z.object({ password, code: z.string() });
const WithCode = z.object({ password, code: TwoFactorCode });
type Proof = z.infer<typeof WithCode>;

interface ProveAccountProps {
  readonly provider: Provider;
  /** The sign-in that needs the password of this account. */
  readonly held: { readonly ticket: string; readonly key: string; readonly email: string };
  readonly onDone: () => void;
}

/** Asks once for the password of an existing account, so that an email address alone cannot take it over. */
export function ProveAccount({ provider, held, onDone }: ProveAccountProps) {
  const t = useT();
  const { name } = useKnownProvider(provider);
  const step = useTwoFactorStep();
  const form = useSchemaForm<Proof, Proof>(step.isCodeRequired ? WithCode : PasswordAlone, { password: '', code: '' });
  const send = async ({ code, ...given }: Proof) => {
    const proof = { ticket: held.ticket, key: held.key, ...given };
    const isIn = await step.trySignIn(() => confirmSignIn(step.isCodeRequired ? { ...proof, code } : proof));
    if (isIn) onDone();
    else form.setFocus('code');
  };
  const goBack = () => {
    form.setValue('code', '');
    step.goBack();
    form.setFocus('password');
  };
  return (
    <div className={css.prove}>
      <Banner tone="info" role="status" title={t('signIn.back.known')}>
        {t('signIn.back.knownText', { email: held.email, name })}
      </Banner>
      <Form form={form} onSubmit={send} getErrorText={refusalText}>
        {step.isCodeRequired ? (
          <TwoFactorStep>
            <FormField control={form.control} name="code" label={t('accounts.twoFactor.ask.code')}>
              {(field) => <CodeField {...field} hint={t('accounts.twoFactor.ask.hint')} />}
            </FormField>
          </TwoFactorStep>
        ) : (
          <FormField control={form.control} name="password" label={t('signIn.back.password')}>
            {(field) => <PasswordField {...field} autoComplete="current-password" />}
          </FormField>
        )}
        <FormActions>
          <SubmitButton icon={LogIn} pendingText={t('signIn.back.pending')}>
            {t('signIn.back.connect')}
          </SubmitButton>
          {step.isCodeRequired && <BackToPassword onPress={goBack} />}
        </FormActions>
      </Form>
    </div>
  );
}

/** Only the password is checked here, not the email. */
function refusalText(error: unknown): string | undefined {
  const isWrong = error instanceof ApiError && error.code === 'sign_in_failed';
  return isWrong ? translate('errors.fields.password_wrong') : undefined;
}
