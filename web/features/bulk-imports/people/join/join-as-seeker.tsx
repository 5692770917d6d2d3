import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { PersonInvitation } from '#domain/features/bulk-imports/people/invitation-contract.ts';
import type { ProfilePart } from '#domain/features/seekers/from-resume.ts';
import css from '#web/features/bulk-imports/people/invitations.module.css';
import { useCustomTitle } from '#web/lib/navigation/page-title.ts';
import { useOwnerId } from '#web/lib/session.ts';
import { getCurrentLanguage, useT } from '#web/lib/texts/i18n.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Checkbox } from '#web/ui/field/choice/checkbox.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { AcceptWithAccount } from './accept-with-account.tsx';
import { Declined, DeclineInvitation } from './decline-invitation.tsx';
import { joinAsSeeker, personInvitation } from './join-queries.ts';
import { listOfferedParts, OfferedRecord } from './offered-record.tsx';

interface JoinAsSeekerProps {
  readonly token: string;
  /** Called when the invitation is accepted; for a new account, before the session is applied. */
  readonly onDone: () => void;
  /** Fallback for a link that is not an invitation. */
  readonly otherwise: ReactNode;
  readonly renderForm: (form: AccountForm) => ReactNode;
}

/** The sign-up form for the invited address. */
export interface AccountForm {
  readonly name: string;
  readonly email: string;
  readonly onSend: (account: { readonly full_name: string; readonly password: string }) => Promise<void>;
}

/** A partner's invitation of a person whom it recorded. */
export function JoinAsSeeker({ token, onDone, otherwise, renderForm }: JoinAsSeekerProps) {
  const t = useT();
  const { data: invitation, error, refetch } = useQuery(personInvitation(token));
  const [isDeclined, setDeclined] = useState(false);
  useCustomTitle(invitation ? t('invitedPeople.join.title') : null);
  if (isDeclined) return <Declined />;
  if (invitation === null) return otherwise;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!invitation) return <Loading label={t('accounts.recovery.checking')} />;
  return (
    <>
      <PageHeader title={t('invitedPeople.join.title')} purpose={t('invitedPeople.join.purpose', names(invitation))} />
      <Answer token={token} invitation={invitation} onDone={onDone} renderForm={renderForm} />
      <DeclineInvitation token={token} invitation={invitation} onDeclined={() => setDeclined(true)} />
    </>
  );
}

function names({ inviter, organisation }: PersonInvitation) {
  return { inviter, organisation };
}

interface AnswerProps extends Pick<JoinAsSeekerProps, 'token' | 'onDone' | 'renderForm'> {
  readonly invitation: PersonInvitation;
}

/** What the person takes from the record and whether the partner supports them; then their account. */
function Answer({ token, invitation, onDone, renderForm }: AnswerProps) {
  const t = useT();
  const { organisation, name, email } = invitation;
  const isSignedIn = useOwnerId() !== null;
  const [parts, setParts] = useState<ProfilePart[]>(() => listOfferedParts(invitation));
  const [isSupported, setSupported] = useState(false);
  const answer = { token, parts, is_supported: isSupported };
  const choices = (
    <div className={css.parts}>
      <OfferedRecord invitation={invitation} organisation={organisation} parts={parts} onChange={setParts} />
      {invitation.can_support && (
        <Checkbox isSelected={isSupported} onChange={setSupported} note={t('invitedPeople.join.supportHint')}>
          {t('invitedPeople.join.support', { organisation })}
        </Checkbox>
      )}
      <p className={css.muted}>{t('invitedPeople.join.visible', { organisation })}</p>
    </div>
  );
  if (invitation.has_account) {
    return <AcceptWithAccount answer={answer} email={email} choices={isSignedIn ? choices : null} onDone={onDone} />;
  }
  return (
    <Card>
      <div className={css.parts}>
        {choices}
        <h2>{t('invitedPeople.join.account')}</h2>
        <p>{t('invitedPeople.join.accountHint', { email })}</p>
        {renderForm({
          name,
          email,
          onSend: ({ full_name, password }) =>
            joinAsSeeker({ ...answer, full_name, password, language: getCurrentLanguage(), consent: true }, onDone),
        })}
      </div>
    </Card>
  );
}
