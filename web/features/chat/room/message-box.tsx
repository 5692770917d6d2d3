import { Send } from 'lucide-react';
import { type FormEvent, type Ref, useState } from 'react';
import { maxChatTextLength } from '#domain/features/chat/message.ts';
import { useComfort } from '#web/lib/comfort.ts';
import { isSendKey } from '#web/lib/input/send-key.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import css from './chat-screen.module.css';
import type { ChatRoom } from './use-chat-room.ts';
import { useTyping } from './use-typing.ts';

interface MessageBoxProps {
  readonly room: ChatRoom;
  readonly isAway: boolean;
  readonly ref: Ref<HTMLTextAreaElement>;
}

/** Enter sends, unless the comfort settings say otherwise. Empty text is not sent. */
export function MessageBox({ room, isAway, ref }: MessageBoxProps) {
  const t = useT();
  const [text, setText] = useState('');
  const enter = useComfort((comfort) => comfort.enter);
  const habit = enter === 'designed' ? 'sends' : enter;
  const typing = useTyping(room.setTyping);
  const isTooLong = text.length > maxChatTextLength;
  const error = isTooLong ? t('chat.tooLong') : room.state.problem ? t('chat.refused') : undefined;
  const send = () => {
    const trimmed = text.trim();
    if (trimmed === '' || isTooLong) return;
    room.send(trimmed);
    setText('');
    typing.stop();
  };
  const change = (next: string) => {
    setText(next);
    typing.touch(next);
  };
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the text box within */}
      <div
        className={css.box}
        onKeyDown={(event) => {
          if (!isSendKey(event.nativeEvent, habit)) return;
          event.preventDefault();
          send();
        }}
      >
        <TextArea
          ref={ref}
          label={t('chat.message')}
          isHeaderHidden
          placeholder={t('chat.message')}
          rows={2}
          value={text}
          onChange={change}
          error={error}
        />
        <IconButton type="submit" icon={Send} variant="primary" label={t('chat.send')} />
      </div>
      <p className={css.note}>
        {t(habit === 'sends' ? 'messages.enterSends' : 'messages.ctrlEnterSends')} {isAway && t('chat.canLeave')}
      </p>
    </form>
  );
}
