import { useMutation } from '@tanstack/react-query';
import { House, MailX } from 'lucide-react';
import { useState } from 'react';
import type { PersonInvitation } from '#domain/features/bulk-imports/people/invitation-contract.ts';
import { paths } from '#web/app/paths.ts';
import css from '#web/features/bulk-imports/people/invitations.module.css';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { declineInvitation } from './join-queries.ts';

interface DeclineInvitationProps {
  readonly token: string;
  readonly invitation: PersonInvitation;
  readonly onDeclined: () => void;
}

/** Declines the invitation and all later ones, after a confirmation. */
export function DeclineInvitation({ token, invitation, onDeclined }: DeclineInvitationProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const decline = useMutation({ mutationFn: () => declineInvitation(token), onSuccess: onDeclined });
  const { email, organisation } = invitation;
  return (
    <div className={css.actions}>
      <Button variant="quiet" icon={MailX} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        {t('invitedPeople.join.decline')}
      </Button>
      {decline.error && <InlineNote tone="danger">{translateError(decline.error)}</InlineNote>}
      <ConfirmDialog
        isOpen={isOpen}
        title={t('invitedPeople.join.declineTitle')}
        text={t('invitedPeople.join.declineText', { email, organisation })}
        confirmLabel={t('invitedPeople.join.declineConfirm')}
        isPending={decline.isPending}
        onConfirm={() => decline.mutate()}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}

export function Declined() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('invitedPeople.join.title')} />
      <EmptyState
        icon={MailX}
        title={t('invitedPeople.join.declined')}
        action={
          <LinkButton icon={House} href={paths.home}>
            {t('common.actions.goHome')}
          </LinkButton>
        }
      >
        {t('invitedPeople.join.declinedText')}
      </EmptyState>
    </>
  );
}
