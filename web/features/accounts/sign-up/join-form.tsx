import type { JoiningInvitation } from '#domain/features/teams/joining.ts';
import { getCurrentLanguage, useT } from '#web/lib/texts/i18n.ts';
import { joinTeam } from './join-queries.ts';
import { type NewAccount, NewAccountForm } from './new-account-form.tsx';

interface JoinFormProps {
  readonly token: string;
  readonly invitation: JoiningInvitation;
  readonly onDone: () => void;
}

/** Creates an account for the invited email. */
export function JoinForm({ token, invitation, onDone }: JoinFormProps) {
  const t = useT();
  const send = ({ full_name, password }: NewAccount) =>
    joinTeam({ token, full_name, password, language: getCurrentLanguage(), consent: true }, onDone);
  return (
    <NewAccountForm
      name={invitation.name}
      knownEmail={invitation.email}
      submitLabel={t('accounts.recovery.join.submit')}
      pendingText={t('accounts.recovery.join.pending')}
      onSend={send}
    />
  );
}
