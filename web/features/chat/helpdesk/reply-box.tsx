import { useQuery } from '@tanstack/react-query';
import { BookOpen, Lock, MessageSquare, Send, Zap } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { maxChatTextLength } from '#domain/features/chat/message.ts';
import { type ArticleName, articleNames } from '#domain/features/help/articles.ts';
import { useTyping } from '#web/features/chat/room/use-typing.ts';
import { useArticleQuestion } from '#web/features/help/queries.ts';
import { useComfort } from '#web/lib/comfort.ts';
import { isSendKey } from '#web/lib/input/send-key.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Menu } from '#web/ui/action/menu.tsx';
import { Segmented } from '#web/ui/field/choice/segmented.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { CannedRepliesDialog } from './canned-replies-dialog.tsx';
import { repliesQuery, useAddNote, useSendReply } from './queries.ts';
import css from './reply-box.module.css';
import { changeReplyDraft, clearSentText, useReplyDraft } from './reply-drafts.ts';

interface ReplyBoxProps {
  readonly id: number;
  readonly setTyping: (isTyping: boolean) => void;
}

/** Writes a reply or a private note. The text stays until it is sent. */
export function ReplyBox({ id, setTyping }: ReplyBoxProps) {
  const t = useT();
  const getQuestion = useArticleQuestion();
  const draft = useReplyDraft(id);
  const box = useRef<HTMLTextAreaElement>(null);
  const habit = useComfort((comfort) => (comfort.enter === 'designed' ? 'sends' : comfort.enter));
  const reply = useSendReply(id);
  const note = useAddNote(id);
  const typing = useTyping(setTyping);
  const isNote = draft.kind === 'note';
  const sending = isNote ? note : reply;
  const isTooLong = draft.text.length > maxChatTextLength;
  const send = () => {
    const text = draft.text.trim();
    if (text === '' || isTooLong || sending.isPending) return;
    typing.stop();
    const { client_id, article } = draft;
    const finish = () => {
      clearSentText(id, text);
      box.current?.focus();
    };
    if (isNote) note.mutate(text, { onSuccess: finish });
    else reply.mutate({ client_id, text, ...(article ? { article } : {}) }, { onSuccess: finish });
  };
  const change = (text: string) => {
    changeReplyDraft(id, { text });
    if (!isNote) typing.touch(text);
  };
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <Tools id={id} box={box} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the text box within */}
      <div
        className={css.box}
        data-note={isNote}
        onKeyDown={(event) => {
          if (!isSendKey(event.nativeEvent, habit)) return;
          event.preventDefault();
          send();
        }}
      >
        <TextArea
          ref={box}
          label={t(isNote ? 'helpdesk.noteText' : 'chat.message')}
          placeholder={t(isNote ? 'helpdesk.noteText' : 'chat.message')}
          isHeaderHidden
          rows={2}
          value={draft.text}
          onChange={change}
          error={isTooLong ? t('chat.tooLong') : sending.error ? translateError(sending.error) : undefined}
        />
        <Button
          type="submit"
          variant="primary"
          icon={isNote ? Lock : Send}
          isPending={sending.isPending}
          pendingText={t('chat.sending')}
        >
          {t(isNote ? 'helpdesk.saveNote' : 'helpdesk.send')}
        </Button>
      </div>
      <p className={css.hint}>
        {draft.article && !isNote && `${t('helpdesk.withArticle', { title: getQuestion(draft.article) })} `}
        {t(habit === 'sends' ? 'messages.enterSends' : 'messages.ctrlEnterSends')}
      </p>
    </form>
  );
}

/** Reply or note, canned replies, and articles. */
function Tools({ id, box }: { readonly id: number; readonly box: { readonly current: HTMLTextAreaElement | null } }) {
  const t = useT();
  const getQuestion = useArticleQuestion();
  const draft = useReplyDraft(id);
  const { data: replies = [] } = useQuery(repliesQuery());
  const [isEditing, setEditing] = useState(false);
  const insert = (text: string) => {
    changeReplyDraft(id, { text: draft.text ? `${draft.text}\n${text}` : text });
    box.current?.focus();
  };
  const attach = (article: ArticleName) => {
    const text = draft.text || getQuestion(article);
    changeReplyDraft(id, { article, text });
    box.current?.focus();
  };
  const canned = replies.map((one) => ({ id: String(one.id), label: one.title, onAction: () => insert(one.text) }));
  const edit = { id: 'edit', label: t('helpdesk.editReplies'), onAction: () => setEditing(true) };
  return (
    <div className={css.tools}>
      <Segmented
        label={t('helpdesk.kind')}
        value={draft.kind}
        onChange={(kind) => changeReplyDraft(id, { kind })}
        choices={[
          { value: 'reply', label: t('helpdesk.reply'), icon: MessageSquare },
          { value: 'note', label: t('helpdesk.privateNote'), icon: Lock },
        ]}
      />
      <Menu
        label={t('helpdesk.cannedReplies')}
        trigger={(props) => (
          <Button {...props} icon={Zap} isDense>
            {t('helpdesk.cannedReplies')}
          </Button>
        )}
        entries={[...canned, edit]}
      />
      {draft.kind === 'reply' && (
        <Menu
          label={t('helpdesk.insertArticle')}
          trigger={(props) => (
            <Button {...props} icon={BookOpen} isDense>
              {t('helpdesk.insertArticle')}
            </Button>
          )}
          entries={articleNames.map((name) => ({
            id: name,
            label: getQuestion(name),
            onAction: () => attach(name),
          }))}
        />
      )}
      {isEditing && <CannedRepliesDialog onClose={() => setEditing(false)} />}
    </div>
  );
}
