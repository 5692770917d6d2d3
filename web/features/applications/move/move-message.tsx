import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LongText } from '#web/ui/data/long-text.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { Tabs } from '#web/ui/navigation/tabs.tsx';
import { Audience } from './audience.tsx';
import css from './move-dialog.module.css';
import { draftText } from './move-texts.ts';
import type { useMoveForm } from './use-move-form.ts';

interface MoveTextsProps {
  readonly form: ReturnType<typeof useMoveForm>;
  readonly to: ApplicationStatus;
  readonly name: string;
  readonly isMany: boolean;
}

/** The team note and the message to the applicant, on separate tabs so that neither is written in place of the other. */
export function MoveTexts(props: MoveTextsProps) {
  const t = useT();
  const { form, name, isMany } = props;
  const message = isMany ? t('applications.review.move.messageMany') : t('applications.review.move.message', { name });
  return (
    <>
      <Tabs
        label={t('applications.review.move.texts')}
        selected={form.tab}
        onSelect={form.setTab}
        tabs={[
          { id: 'note', label: t('applications.review.move.noteTab'), content: <NoteTab form={form} /> },
          {
            id: 'message',
            label: t('applications.review.move.messageTab'),
            content: <MessageTab {...props} label={message} />,
          },
        ]}
      />
      {form.message.trim() !== '' && form.tab === 'note' && (
        <Audience isPublic>{t('applications.review.move.alsoSends')}</Audience>
      )}
    </>
  );
}

function NoteTab({ form }: Pick<MoveTextsProps, 'form'>) {
  const t = useT();
  return (
    <div className={css.text}>
      <Audience>{t('applications.review.move.noteHint')}</Audience>
      <TextArea
        label={t('applications.review.move.note')}
        isOptional
        value={form.note}
        onChange={form.setNote}
        rows={3}
        max={2000}
      />
    </div>
  );
}

function MessageTab({ form, to, name, isMany, label }: MoveTextsProps & { readonly label: string }) {
  const t = useT();
  const draft = draftText(t, to);
  const isNeeded = to === 'rejected';
  return (
    <div className={css.text}>
      <Audience isPublic>
        {isMany ? t('applications.review.move.visibleToEach') : t('applications.review.move.visibleTo', { name })}
      </Audience>
      <TextArea
        ref={form.messageRef}
        label={label}
        hint={t(isNeeded ? 'applications.review.move.messageNeeded' : 'applications.review.move.messageHint')}
        isOptional={!isNeeded}
        error={form.isMessageMissing ? t('applications.review.move.messageMissing') : undefined}
        value={form.message}
        onChange={form.setMessage}
        rows={4}
        max={2000}
      />
      {draft !== null && form.message === '' && (
        <Button onPress={() => form.setMessage(draft)}>{t('applications.review.move.useDraft')}</Button>
      )}
      {form.message.trim() !== '' && (
        <section className={css.preview} aria-label={t('applications.review.move.preview')}>
          <strong>{t('applications.review.move.preview')}</strong>
          <LongText text={form.message} />
        </section>
      )}
    </div>
  );
}
