import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment } from 'react';
import type { Thread } from '#domain/features/messages/contract.ts';
import { useEarlier } from '#web/features/messages/queries.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { MessageBubble } from './message-bubble.tsx';
import css from './message-list.module.css';
import { useReading } from './use-mark-as-read.ts';

/** The messages, oldest first, by day. New messages below the scroll position are behind a button. */
export function MessageList({ thread }: { readonly thread: Thread }) {
  const t = useT();
  const earlier = useEarlier(thread.conversation.id);
  const reading = useReading(thread);
  const { messages, has_earlier: hasEarlier } = thread;
  const [first] = messages;
  if (!first) return <p className={css.empty}>{t('messages.noneYet')}</p>;
  const lastOwn = messages.findLast((message) => message.is_own)?.seq;
  return (
    <div className={css.frame}>
      <section
        ref={reading.ref}
        onScroll={reading.onScroll}
        className={css.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={t('messages.history')}
      >
        {hasEarlier && (
          <Button icon={ArrowUp} isPending={earlier.isPending} onPress={() => earlier.mutate(first.seq)}>
            {t('messages.earlier')}
          </Button>
        )}
        <ol className={css.list}>
          {messages.map((message, index) => (
            <Fragment key={message.seq}>
              {getDay(message.at) !== getDay(messages[index - 1]?.at) && (
                <li className={css.day}>{getDay(message.at)}</li>
              )}
              {message.seq === reading.firstNew && <li className={css.new}>{t('messages.newFromHere')}</li>}
              <li className={css.item} data-own={message.is_own}>
                <MessageBubble
                  message={message}
                  state={message.seq === lastOwn ? getState(message.seq, thread.others_read_seq) : null}
                />
              </li>
            </Fragment>
          ))}
        </ol>
      </section>
      {reading.waiting > 0 && (
        <div className={css.waiting}>
          <Button variant="primary" icon={ArrowDown} onPress={reading.showNewest}>
            {t('messages.showNew', { count: reading.waiting })}
          </Button>
        </div>
      )}
    </div>
  );
}

function getDay(moment: string | undefined): string {
  return moment ? formatDate(moment) : '';
}

function getState(seq: number, othersReadSeq: number): 'read' | 'sent' {
  return seq <= othersReadSeq ? 'read' : 'sent';
}
