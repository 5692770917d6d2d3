import { Mail, MessageSquare } from 'lucide-react';
import { formatTranscript } from '#domain/features/assistant/transcript.ts';
import { maxChatTextLength } from '#domain/features/chat/message.ts';
import { paths } from '#web/app/paths.ts';
import { openChat } from '#web/features/chat/widget/chat-store.ts';
import { createChatWithMessage } from '#web/features/chat/widget/new-chat.ts';
import { useScope } from '#web/lib/session/role.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import css from './assistant.module.css';
import type { Turn } from './turn.ts';

/** The way to a person: a chat with the helpdesk that starts with the conversation so far. */
export function HandOver({ turns }: { readonly turns: readonly Turn[] }) {
  const t = useT();
  const mayChat = useScope('chat.own') !== null;
  if (!mayChat) {
    return (
      <LinkButton icon={Mail} href={paths.contact}>
        {t('content.contact.title')}
      </LinkButton>
    );
  }
  return (
    <div className={css.person}>
      <Button icon={MessageSquare} onPress={() => openChat(createChatWithMessage(writeTranscript(t, turns)))}>
        {t('assistant.handOver.button')}
      </Button>
      <p className={css.source}>{t('assistant.handOver.text')}</p>
    </div>
  );
}

function writeTranscript(t: Translate, turns: readonly Turn[]): string {
  const lines = turns.map((turn) => ({
    from: turn.from,
    text:
      turn.from === 'person'
        ? turn.text
        : [...turn.lines, ...(turn.items ?? []).map(({ text }) => `- ${text}`)].join('\n'),
  }));
  const labels = {
    intro: t('assistant.handOver.intro'),
    person: t('assistant.person'),
    assistant: t('assistant.assistant'),
  };
  return formatTranscript(lines, labels, maxChatTextLength);
}
