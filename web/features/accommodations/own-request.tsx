import { Check, Send, X } from 'lucide-react';
import { useState } from 'react';
import type { Accommodation } from '#domain/features/accommodations/contract.ts';
import { canReply, type SeekerReply } from '#domain/features/accommodations/lifecycle.ts';
import { useLatest } from '#web/lib/hooks/use-latest.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { SaveState } from '#web/ui/form/save-state.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import css from './accommodations.module.css';
import { useAsking } from './queries.ts';
import { Due, RequestFacts, Turns } from './request-facts.tsx';
import { useReplyText } from './use-reply-text.ts';

/** One request: its status, messages, and the seeker's next action. */
export function OwnRequest({ request }: { readonly request: Accommodation }) {
  const t = useT();
  const { text, setText, draft } = useReplyText(request);
  const latestText = useLatest(text);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { reply } = useAsking(request.application_id);
  const may = (to: SeekerReply) => canReply(request.status, to);
  const answer = (to: SeekerReply) =>
    reply.mutate(
      { id: request.id, version: request.version, to, words: text },
      {
        // What was typed in the meantime stays.
        onSuccess: () => latestText.current === text && setText(''),
        onSettled: () => setWithdrawing(false),
      },
    );
  return (
    <article className={css.request}>
      <h3 className={css.subtitle}>{t(`accommodations.statuses.${request.status}`)}</h3>
      <Due request={request} isMine={false} />
      <RequestFacts request={request} />
      <Turns request={request} />
      {may('asked') && (
        <>
          <TextArea label={t('accommodations.reply')} value={text} onChange={setText} rows={3} max={2000} />
          <SaveState draft={draft} />
        </>
      )}
      {reply.error && <InlineNote tone="danger">{translateError(reply.error)}</InlineNote>}
      <div className={css.actions}>
        {may('agreed') && (
          <Button variant="primary" icon={Check} isPending={reply.isPending} onPress={() => answer('agreed')}>
            {t('accommodations.accept')}
          </Button>
        )}
        {may('asked') && (
          <Button icon={Send} isPending={reply.isPending} onPress={() => answer('asked')}>
            {t('accommodations.sendReply')}
          </Button>
        )}
        {may('withdrawn') && (
          <Button icon={X} onPress={() => setWithdrawing(true)}>
            {t('accommodations.withdraw')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isWithdrawing}
        title={t('accommodations.withdrawTitle')}
        text={t('accommodations.withdrawText')}
        confirmLabel={t('accommodations.withdraw')}
        isPending={reply.isPending}
        onConfirm={() => answer('withdrawn')}
        onClose={() => setWithdrawing(false)}
      />
    </article>
  );
}
