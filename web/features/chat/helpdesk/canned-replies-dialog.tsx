import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { CannedReply } from '#domain/features/chat/helpdesk-contract.ts';
import { maxChatTextLength } from '#domain/features/chat/message.ts';
import { line, paragraph } from '#domain/lib/fields.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { repliesQuery, useDeleteCannedReply, useSaveCannedReply } from './queries.ts';
import css from './reply-box.module.css';

type Draft = Pick<CannedReply, 'title' | 'text'> & { readonly id: number | null };

/** The canned replies of the team. */
export function CannedRepliesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { data: replies = [] } = useQuery(repliesQuery());
  const remove = useDeleteCannedReply();
  const [draft, setDraft] = useState<Draft | null>(null);
  return (
    <Dialog isOpen onClose={onClose} title={t('helpdesk.cannedReplies')}>
      {draft ? (
        <ReplyForm draft={draft} onClose={() => setDraft(null)} />
      ) : (
        <>
          <ul className={css.replies}>
            {replies.map((reply) => (
              <li key={reply.id} className={css.canned}>
                <div>
                  <strong>{reply.title}</strong>
                  <p>{reply.text}</p>
                </div>
                <Button
                  icon={Pencil}
                  isDense
                  onPress={() => setDraft(reply)}
                  aria-label={t('helpdesk.editReply', { title: reply.title })}
                >
                  {t('common.actions.edit')}
                </Button>
                <Button
                  icon={Trash2}
                  isDense
                  onPress={() => remove.mutate(reply.id)}
                  aria-label={t('helpdesk.deleteReply', { title: reply.title })}
                >
                  {t('common.actions.delete')}
                </Button>
              </li>
            ))}
          </ul>
          <Button icon={Plus} onPress={() => setDraft({ id: null, title: '', text: '' })}>
            {t('helpdesk.addReply')}
          </Button>
        </>
      )}
    </Dialog>
  );
}

const Fields = z.object({ title: line(60, 1), text: paragraph(maxChatTextLength, 1) });

function ReplyForm({ draft, onClose }: { readonly draft: Draft; readonly onClose: () => void }) {
  const t = useT();
  const save = useSaveCannedReply();
  const form = useSchemaForm<z.input<typeof Fields>, z.output<typeof Fields>>(Fields, {
    title: draft.title,
    text: draft.text,
  });
  const submit = async (fields: z.output<typeof Fields>) => {
    await save.mutateAsync({ id: draft.id, ...fields });
    onClose();
  };
  return (
    <Form form={form} onSubmit={submit}>
      <FormField control={form.control} name="title" label={t('helpdesk.replyTitle')}>
        {(field) => <TextField {...field} />}
      </FormField>
      <FormField control={form.control} name="text" label={t('helpdesk.replyText')}>
        {(field) => <TextArea {...field} max={maxChatTextLength} />}
      </FormField>
      <FormActions>
        <SubmitButton>{t('common.actions.save')}</SubmitButton>
        <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
      </FormActions>
    </Form>
  );
}
