import { MailX } from 'lucide-react';
import { useState } from 'react';
import type { ImportedPerson, ImportedPersonCard } from '#domain/features/bulk-imports/resumes/people-contract.ts';
import { paths } from '#web/app/paths.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { useCancelInvitation } from './invitation-queries.ts';
import css from './invitations.module.css';
import { InvitePeople } from './invite-people.tsx';

/** "Invited", and when. */
export function describeInvitation(t: Translate, { invitation }: ImportedPersonCard): string {
  if (!invitation) return t('invitedPeople.states.none');
  const state = t(`invitedPeople.states.${invitation.state}`);
  if (invitation.state !== 'open') return state;
  return `${state} · ${t('invitedPeople.sentOn', { date: formatDate(invitation.sent_at) })}`;
}

/** Whether the person has an account, their invitation, and what can be done about it. */
export function PersonAccount({ person }: { readonly person: ImportedPerson }) {
  const t = useT();
  const { invitation } = person;
  const state = invitation?.state ?? 'none';
  const userId = person.account_id;
  return (
    <CardSection title={t('invitedPeople.section')}>
      <div className={css.parts}>
        {state === 'none' && <p>{t(`invitedPeople.${person.is_linked ? 'linked' : 'notInvited'}`)}</p>}
        {state === 'accepted' && <p>{t(`invitedPeople.${userId === null ? 'notShared' : 'shared'}`)}</p>}
        {state !== 'none' && state !== 'accepted' && <p>{describeInvitation(t, person)}</p>}
        <div className={css.actions}>
          {userId !== null && <LinkButton href={paths.seeker(userId)}>{t('invitedPeople.openProfile')}</LinkButton>}
          {state !== 'accepted' && <InvitePeople people={[person]} />}
          {(state === 'open' || state === 'expired') && <CancelInvitation person={person} />}
        </div>
      </div>
    </CardSection>
  );
}

function CancelInvitation({ person }: { readonly person: ImportedPerson }) {
  const t = useT();
  const announce = useAnnounce();
  const [isOpen, setOpen] = useState(false);
  const cancel = useCancelInvitation(person.id);
  const finish = () => {
    announce(t('invitedPeople.canceled'));
    setOpen(false);
  };
  return (
    <>
      <Button variant="quiet" icon={MailX} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        {t('invitedPeople.cancel')}
      </Button>
      {cancel.error && <InlineNote tone="danger">{translateError(cancel.error)}</InlineNote>}
      <ConfirmDialog
        isOpen={isOpen}
        title={t('invitedPeople.cancelTitle', { name: person.full_name })}
        text={t('invitedPeople.cancelText')}
        confirmLabel={t('invitedPeople.cancel')}
        isPending={cancel.isPending}
        onConfirm={() => cancel.mutate(undefined, { onSuccess: finish })}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
