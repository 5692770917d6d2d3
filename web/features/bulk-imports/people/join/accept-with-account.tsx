import { useMutation } from '@tanstack/react-query';
import { Check, LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { InvitationAnswer } from '#domain/features/bulk-imports/people/invitation-contract.ts';
import { paths } from '#web/app/paths.ts';
import css from '#web/features/bulk-imports/people/invitations.module.css';
import { formatLocation } from '#web/lib/session/return-address.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { acceptInvitation } from './join-queries.ts';

interface AcceptWithAccountProps {
  readonly answer: InvitationAnswer;
  readonly email: string;
  /** Null for a person who is not logged in. */
  readonly choices: ReactNode | null;
  readonly onDone: () => void;
}

/** For an invited person who has an account: they log in and accept with it. */
export function AcceptWithAccount({ answer, email, choices, onDone }: AcceptWithAccountProps) {
  const t = useT();
  const announce = useAnnounce();
  const location = useLocation();
  const accept = useMutation({ mutationFn: () => acceptInvitation(answer) });
  const finish = () => {
    announce(t('invitedPeople.join.accepted'));
    onDone();
  };
  return (
    <Card>
      <div className={css.parts}>
        <h2>{t('invitedPeople.join.existing', { email })}</h2>
        {choices ?? <p>{t('invitedPeople.join.existingText')}</p>}
        {accept.error && <InlineNote tone="danger">{translateError(accept.error)}</InlineNote>}
        <div className={css.actions}>
          {choices ? (
            <Button
              variant="primary"
              icon={Check}
              isPending={accept.isPending}
              onPress={() => accept.mutate(undefined, { onSuccess: finish })}
            >
              {t('invitedPeople.join.accept')}
            </Button>
          ) : (
            <LinkButton
              variant="primary"
              icon={LogIn}
              href={paths.login}
              routerOptions={{ state: { from: formatLocation(location) } }}
            >
              {t('invitedPeople.join.logIn')}
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  );
}
