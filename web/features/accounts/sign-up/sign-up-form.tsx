import { type Registration, Registration as RegistrationSchema } from '#domain/features/accounts/registration.ts';
import { registerAccount } from '#web/features/accounts/queries.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { getCurrentLanguage, useT } from '#web/lib/texts/i18n.ts';
import type { PolicyAudience } from './consent-field.tsx';
import { type NewAccount, NewAccountForm } from './new-account-form.tsx';
import { useOpenKinds } from './use-open-kinds.ts';

interface SignUpFormProps {
  readonly kind: Registration['kind'];
  /** Called after sign-up, before the session is applied. */
  readonly onDone: () => void;
}

/** Account types with their own privacy policy. */
const audiences: Partial<Record<Registration['kind'], PolicyAudience>> = {
  employer: 'employers',
  corporatePartner: 'employers',
  nonProfitPartner: 'partners',
};

/** The sign-up form of one of the five account types. */
export function SignUpForm({ kind, onDone }: SignUpFormProps) {
  const t = useT();
  const isOpen = useOpenKinds().includes(kind);
  const send = async ({ consent: _consent, ...answers }: NewAccount) => {
    await registerAccount(
      RegistrationSchema.parse({ ...answers, kind, language: getCurrentLanguage(), consent: 'true' }),
      onDone,
    );
  };
  if (!isOpen) return <p>{t('accounts.signUp.closed')}</p>;
  return (
    <NewAccountForm
      isForOrganisation={kind !== 'candidate'}
      audience={audiences[kind]}
      submitLabel={t('accounts.signUp.submit')}
      pendingText={t('accounts.signUp.pending')}
      onSend={send}
      failureTextOf={refusalText}
    />
  );
}

/** The first error of the email field. */
function refusalText(error: unknown): string | undefined {
  const data = error instanceof ApiError ? Object(error.body.data) : {};
  return Array.isArray(data.email) && typeof data.email[0] === 'string' ? data.email[0] : undefined;
}
