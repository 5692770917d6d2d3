import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApplicationState } from '#domain/features/applications/bulk/contract.ts';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { maxMessageLength } from '#domain/features/messages/limits.ts';
import { Audience } from '#web/features/applications/move/audience.tsx';
import css from '#web/features/applications/move/move-dialog.module.css';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { applicationStates, type FailedMessage, useSendToMany } from './bulk-queries.ts';
import { LeftOut } from './left-out.tsx';

/** The result of a message to several applicants. */
export interface SentMessages {
  readonly sentCount: number;
  readonly failed: readonly FailedMessage[];
}

interface MessageDialogProps {
  readonly cards: readonly ApplicationCard[];
  readonly onClose: () => void;
  readonly onSent: (sent: SentMessages) => void;
}

/** Writes one message to several applicants, after a preview of who gets it. */
export function MessageDialog({ cards, onClose, onSent }: MessageDialogProps) {
  const t = useT();
  const { data, error, refetch } = useQuery(applicationStates(cards));
  const groups = groupByMessages(cards, data);
  const form = useMessageForm(groups.open, { onClose, onSent });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('applicants.message.title', { count: cards.length })}
      actions={
        <>
          <Button
            variant="primary"
            onPress={form.send}
            isPending={form.done !== null}
            pendingText={t('applicants.message.sending')}
            isDisabled={groups.open.length === 0}
          >
            {t('applicants.message.send', { count: groups.open.length })}
          </Button>
          <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
        </>
      }
    >
      <div className={css.body}>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !data && <Loading label={t('applicants.preview.loading')} />}
        {data && <Recipients groups={groups} />}
        <Audience isPublic>{t('applications.review.move.visibleToEach')}</Audience>
        <TextArea
          ref={form.ref}
          label={t('applications.review.move.messageMany')}
          hint={t('applicants.message.hint')}
          value={form.text}
          onChange={form.setText}
          error={form.isMissing ? t('errors.fields.required') : undefined}
          rows={5}
          max={maxMessageLength}
        />
        {form.done !== null && (
          <ProgressBar
            label={t('applicants.message.sending')}
            done={form.done}
            total={groups.open.length}
            valueText={t('applications.review.selected.progress', { done: form.done, all: groups.open.length })}
          />
        )}
        {form.error !== null && <InlineNote tone="danger">{translateError(form.error)}</InlineNote>}
      </div>
    </Dialog>
  );
}

function Recipients({ groups }: { readonly groups: ReturnType<typeof groupByMessages> }) {
  const t = useT();
  const { open, closed, notOnTeam, gone } = groups;
  return (
    <div className={css.who}>
      <p>{t('applicants.message.can', { count: open.length })}</p>
      <LeftOut
        groups={[
          { reason: t('applicants.message.closed', { count: closed.length }), cards: closed },
          { reason: t('applicants.message.notOnTeam', { count: notOnTeam.length }), cards: notOnTeam },
          { reason: t('applicants.preview.gone', { count: gone.length }), cards: gone },
        ]}
      />
    </div>
  );
}

function groupByMessages(cards: readonly ApplicationCard[], states: ReadonlyMap<number, ApplicationState> | undefined) {
  const pick = (wanted: ApplicationState['messages'] | undefined) =>
    states ? cards.filter((card) => states.get(card.id)?.messages === wanted) : [];
  return { open: pick('open'), closed: pick('closed'), notOnTeam: pick('not_on_team'), gone: pick(undefined) };
}

function useMessageForm(
  recipients: readonly ApplicationCard[],
  { onClose, onSent }: Pick<MessageDialogProps, 'onClose' | 'onSent'>,
) {
  const t = useT();
  const announce = useAnnounce();
  const ref = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { send: sendToMany, done } = useSendToMany();
  const send = async () => {
    setMissing(text.trim() === '');
    setError(null);
    if (text.trim() === '') return ref.current?.focus();
    try {
      const failed = await sendToMany(recipients, text);
      announce(t('applicants.message.sent', { count: recipients.length - failed.length }));
      onSent({ sentCount: recipients.length - failed.length, failed });
      onClose();
    } catch (reason) {
      setError(reason);
    }
  };
  return { ref, text, setText, isMissing, error, done, send: () => void send() };
}
