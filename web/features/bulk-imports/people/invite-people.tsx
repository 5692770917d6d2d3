import { useQuery } from '@tanstack/react-query';
import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import type { InvitedPerson } from '#domain/features/bulk-imports/people/invitation-contract.ts';
import { maxInvitedPeople } from '#domain/features/bulk-imports/people/limits.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { formatList } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { invitationPreview, useSendInvitations } from './invitation-queries.ts';
import css from './invitations.module.css';

interface InvitePeopleProps {
  readonly people: readonly { readonly id: number }[];
  readonly onDone?: () => void;
}

/** Invites people by email, after a preview of who gets one. */
export function InvitePeople({ people, onDone }: InvitePeopleProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const isTooMany = people.length > maxInvitedPeople;
  const reason = isTooMany ? t('invitedPeople.tooMany', { count: maxInvitedPeople }) : undefined;
  return (
    <>
      <Button icon={MailPlus} reason={reason} aria-haspopup="dialog" onPress={() => !isTooMany && setOpen(true)}>
        {t('invitedPeople.invite')}
      </Button>
      {isOpen && (
        <InviteDialog
          ids={people.map(({ id }) => id)}
          onClose={() => setOpen(false)}
          onSent={() => {
            setOpen(false);
            onDone?.();
          }}
        />
      )}
    </>
  );
}

interface InviteDialogProps {
  readonly ids: readonly number[];
  readonly onClose: () => void;
  readonly onSent: () => void;
}

function InviteDialog({ ids, onClose, onSent }: InviteDialogProps) {
  const t = useT();
  const { data, error, refetch } = useQuery(invitationPreview(ids));
  const send = useSendInvitations();
  const ready = data?.filter(({ block }) => block === null) ?? [];
  const finish = (people: readonly InvitedPerson[]) => {
    const count = people.filter(({ block }) => block === null).length;
    const text = t('invitedPeople.sent', { count });
    showToast({ action: 'invite-people', tone: count > 0 ? 'ok' : 'info', text });
    onSent();
  };
  const confirm = () => {
    if (!send.isPending)
      send.mutate(
        ready.map(({ id }) => id),
        { onSuccess: finish },
      );
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('invitedPeople.title', { count: ids.length })}
      actions={
        <>
          <Button variant="primary" onPress={confirm} isPending={send.isPending} isDisabled={ready.length === 0}>
            {t('invitedPeople.send', { count: ready.length })}
          </Button>
          <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
        </>
      }
    >
      <div className={css.parts}>
        <p>{t('invitedPeople.explain')}</p>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading label={t('invitedPeople.title', { count: ids.length })} />}
        {data && <Preview people={data} />}
        {send.error && <InlineNote tone="danger">{translateError(send.error)}</InlineNote>}
      </div>
    </Dialog>
  );
}

function Preview({ people }: { readonly people: readonly InvitedPerson[] }) {
  const t = useT();
  const ready = people.filter(({ block }) => block === null);
  const blocked = people.filter(({ block }) => block !== null);
  return (
    <div className={css.who} role="status">
      {ready.length > 0 && (
        <p>
          <strong>{t('invitedPeople.ready', { count: ready.length })}</strong>{' '}
          {formatList(ready.map(({ name, email }) => `${name} (${email})`))}
        </p>
      )}
      {blocked.length > 0 && (
        <>
          <p>
            <strong>{t('invitedPeople.blocked', { count: blocked.length })}</strong>
          </p>
          <ul className={css.blocked}>
            {blocked.map(({ id, name, block }) => (
              <li key={id}>
                {name && `${name}: `}
                {t(`invitedPeople.blocks.${block ?? 'not_found'}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
