import { Send, TextQuote } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import type { Thread } from '#domain/features/messages/contract.ts';
import { maxMessageLength } from '#domain/features/messages/limits.ts';
import { useSendMessage } from '#web/features/messages/queries.ts';
import { useComfort } from '#web/lib/comfort.ts';
import { isSendKey } from '#web/lib/input/send-key.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Menu } from '#web/ui/action/menu.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { SaveState } from '#web/ui/form/save-state.tsx';
import { AttachFiles } from './attach-files.tsx';
import css from './composer.module.css';
import { findProblem } from './composer-problem.ts';
import { useMessageDraft } from './use-message-draft.ts';

/** The message composer. The text stays until sent; repeated submits create one message. */
export function Composer({ thread: { conversation, messages } }: { readonly thread: Thread }) {
  const t = useT();
  const announce = useAnnounce();
  const box = useRef<HTMLTextAreaElement>(null);
  const sending = useSendMessage();
  const draft = useMessageDraft(conversation.id, sending.data ? [...messages, sending.data] : messages);
  const habit = useComfort((comfort) => comfort.enter);
  const send = () => {
    if (sending.isPending) return;
    if (!draft.beginSending()) return box.current?.focus();
    sending.mutate(draft.message, {
      onSuccess: () => {
        announce(t('messages.sentSpoken'));
        box.current?.focus();
      },
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const { text, files } = draft.message;
  const error = draft.isMissing ? t('messages.writeFirst') : sending.error ? findProblem(sending.error) : undefined;
  return (
    <form onSubmit={submit} noValidate className={css.composer}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the text box within */}
      <div
        onKeyDown={(event) => {
          if (!isSendKey(event.nativeEvent, habit)) return;
          event.preventDefault();
          send();
        }}
      >
        <TextArea
          ref={box}
          label={t('messages.write')}
          hint={t(habit === 'sends' ? 'messages.enterSends' : 'messages.ctrlEnterSends')}
          value={text}
          onChange={draft.setText}
          error={error}
          rows={3}
          max={maxMessageLength}
        />
      </div>
      <AttachFiles files={files} onChange={draft.setFiles} />
      <div className={css.actions}>
        <Button
          type="submit"
          variant="primary"
          icon={Send}
          isPending={sending.isPending}
          pendingText={t('messages.sending')}
        >
          {t('messages.send')}
        </Button>
        {conversation.own_side === 'team' && (
          <Templates onChoose={(words) => draft.setText(text ? `${text}\n\n${words}` : words)} />
        )}
        <SaveState draft={draft} />
      </div>
      {sending.error && (
        <p className={css.failed}>
          {translateError(sending.error)} {t('messages.notSent')}
        </p>
      )}
    </form>
  );
}

const templates = ['thanks', 'times', 'delay', 'accommodations'] as const;

/** Message templates; selecting one sends nothing. */
function Templates({ onChoose }: { readonly onChoose: (text: string) => void }) {
  const t = useT();
  return (
    <Menu
      label={t('messages.templates')}
      trigger={(props) => (
        <Button {...props} icon={TextQuote}>
          {t('messages.templates')}
        </Button>
      )}
      entries={templates.map((id) => ({
        id,
        label: t(`messages.template.${id}.name`),
        onAction: () => onChoose(t(`messages.template.${id}.text`)),
      }))}
    />
  );
}
