import { LogIn } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { TwoFactorCode } from '#domain/features/accounts/two-factor.ts';
import { paths } from '#web/app/paths.ts';
import { logIn } from '#web/features/accounts/queries.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useSession } from '#web/lib/session.ts';
import { formatTime } from '#web/lib/texts/format.ts';
import { getCurrentLanguage, translate, useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { CodeField } from '#web/ui/field/text/code-field.tsx';
import { EmailField } from '#web/ui/field/text/email-field.tsx';
import { PasswordField } from '#web/ui/field/text/password-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { BackToPassword, TwoFactorStep } from '#web/ui/form/two-factor-step.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { useTwoFactorStep } from '#web/ui/form/use-two-factor-step.ts';

const pair = {
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
};

const PasswordAlone = z.object({ ...pair, code: z.string() });
const WithCode = z.object({ ...pair, code: TwoFactorCode });
type SignIn = z.infer<typeof WithCode>;

/** Failed attempts before the limit is explained. */
const warnFrom = 2;

/** Email, password, and the two-factor code if needed. The page decides where to go next. */
export function SignInForm() {
  const t = useT();
  const step = useTwoFactorStep();
  const form = useSchemaForm<SignIn, SignIn>(step.isCodeRequired ? WithCode : PasswordAlone, {
    username: '',
    password: '',
    code: '',
  });
  const tries = useSession((session) => session.failedLoginAttempts);
  const send = async ({ code, ...credentials }: SignIn) => {
    const isIn = await step.trySignIn(() => logIn(step.isCodeRequired ? { ...credentials, code } : credentials));
    if (isIn) welcome();
    else form.setFocus('code');
  };
  const goBack = () => {
    form.setValue('code', '');
    step.goBack();
    form.setFocus('password');
  };
  return (
    <Form form={form} onSubmit={send} getErrorText={refusalText}>
      {tries >= warnFrom && <InlineNote tone="info">{t('accounts.login.tries')}</InlineNote>}
      {step.isCodeRequired ? (
        <TwoFactorStep>
          <FormField control={form.control} name="code" label={t('accounts.twoFactor.ask.code')}>
            {(field) => <CodeField {...field} hint={t('accounts.twoFactor.ask.hint')} />}
          </FormField>
        </TwoFactorStep>
      ) : (
        <PairFields form={form} />
      )}
      <FormActions>
        <SubmitButton icon={LogIn} pendingText={t('accounts.login.pending')}>
          {t('accounts.login.submit')}
        </SubmitButton>
        {step.isCodeRequired && <BackToPassword onPress={goBack} />}
      </FormActions>
    </Form>
  );
}

function PairFields({ form: { control } }: { readonly form: UseFormReturn<SignIn, unknown, SignIn> }) {
  const t = useT();
  return (
    <>
      <FormField control={control} name="username" label={t('accounts.login.email')}>
        {(field) => <EmailField {...field} autoComplete="username" />}
      </FormField>
      <FormField control={control} name="password" label={t('accounts.login.password')}>
        {(field) => <PasswordField {...field} autoComplete="current-password" />}
      </FormField>
      <p>
        <Link href={paths.forgotPassword}>{t('accounts.recovery.forgot.link')}</Link>
      </p>
    </>
  );
}

function welcome(): void {
  const { expires_at: end } = useSession.getState();
  const until =
    end === null ? undefined : translate('session.signedInUntil', { time: formatTime(new Date(end * 1000)) });
  showToast({ action: 'login', tone: 'ok', text: translate('session.loginDone'), detail: until });
}

/** The English error texts of the server: the first of `non_field_errors`, or `detail` for wrong credentials. */
function refusalText(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || getCurrentLanguage() !== 'en') return undefined;
  const { non_field_errors: general, detail } = error.body;
  if (error.status === 400 && Array.isArray(general) && typeof general[0] === 'string') return general[0];
  const hasDetail = error.status === 401 || error.status === 429;
  return hasDetail && typeof detail === 'string' ? detail : undefined;
}
