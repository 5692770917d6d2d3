import { useQuery } from '@tanstack/react-query';
import { LogIn, UserRoundX } from 'lucide-react';
import { getRole } from '#domain/access/roles.ts';
import type { JoiningInvitation } from '#domain/features/teams/joining.ts';
import { paths } from '#web/app/paths.ts';
import { getErrorCode } from '#web/lib/api-error.ts';
import { useCustomTitle } from '#web/lib/navigation/page-title.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { SummaryList } from '#web/ui/data/summary-list.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { JoinForm } from './join-form.tsx';
import { joiningInvitation } from './join-queries.ts';
import css from './join-team.module.css';

interface JoinTeamProps {
  readonly token: string;
  /** Called after sign-up, before the session is applied. */
  readonly onDone: () => void;
  /** Fallback for a link that is not an invitation. */
  readonly otherwise: React.ReactNode;
}

/** A team invitation with its sign-up form. */
export function JoinTeam({ token, onDone, otherwise }: JoinTeamProps) {
  const t = useT();
  const { data: invitation, error, refetch } = useQuery(joiningInvitation(token));
  useCustomTitle(invitation === null ? null : t('accounts.recovery.join.title'));
  if (invitation === null) return otherwise;
  return (
    <>
      <PageHeader title={t('accounts.recovery.join.title')} purpose={t('accounts.recovery.join.purpose')} />
      {error && getErrorCode(error) === 'address_has_account' && <Taken />}
      {error && getErrorCode(error) !== 'address_has_account' && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {!error && !invitation && <Loading label={t('accounts.recovery.checking')} />}
      {invitation && (
        <Card>
          <div className={css.parts}>
            <InvitationFacts invitation={invitation} />
            <JoinForm token={token} invitation={invitation} onDone={onDone} />
          </div>
        </Card>
      )}
    </>
  );
}

function InvitationFacts({ invitation }: { readonly invitation: JoiningInvitation }) {
  const t = useT();
  const { inviter, organisation, role_id: roleId, email } = invitation;
  const role = getRole('staff', roleId);
  const rows = [
    { label: t('accounts.recovery.join.organisation'), value: organisation },
    { label: t('accounts.recovery.join.role'), value: role && t(`shell.roles.${role}`) },
    { label: t('accounts.recovery.join.email'), value: <Address email={email} /> },
  ];
  return (
    <section aria-labelledby="invitation">
      <h2 id="invitation">{t('accounts.recovery.join.invites', { inviter })}</h2>
      <SummaryList rows={rows.filter(({ value }) => value)} />
    </section>
  );
}

function Address({ email }: { readonly email: string }) {
  const t = useT();
  return (
    <span className={css.email}>
      {email}
      <span className={css.note}>{t('accounts.recovery.join.emailNote')}</span>
    </span>
  );
}

function Taken() {
  const t = useT();
  return (
    <EmptyState
      icon={UserRoundX}
      title={t('accounts.recovery.join.taken')}
      action={
        <LinkButton variant="primary" icon={LogIn} href={paths.login}>
          {t('accounts.login.title')}
        </LinkButton>
      }
    >
      {t('accounts.recovery.join.takenText')}
    </EmptyState>
  );
}
