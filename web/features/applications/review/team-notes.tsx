import { Save } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Application } from '#domain/features/applications/contract.ts';
import { Audience } from '#web/features/applications/move/audience.tsx';
import { useAddNote } from '#web/features/applications/staff-queries.ts';
import { useLatest } from '#web/lib/hooks/use-latest.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { formatDateTime, formatList } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LongText } from '#web/ui/data/long-text.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import css from './application-for-staff.module.css';
import { MentionList } from './mention-list.tsx';
import { useMentions } from './use-mentions.ts';

/** Internal team notes. */
export function TeamNotes({ application }: { readonly application: Application }) {
  const t = useT();
  const announce = useAnnounce();
  const [text, setText] = useState('');
  const latestText = useLatest(text);
  const [isMissing, setMissing] = useState(false);
  const add = useAddNote(application.id);
  const mentions = useMentions(application.id, text, setText);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() === '') return;
    add.mutate(
      { text, mentions: mentions.ids },
      {
        onSuccess: () => {
          announce(t('applications.review.detail.noteSaved'));
          // What was typed in the meantime stays.
          if (latestText.current !== text) return;
          setText('');
          mentions.reset();
        },
      },
    );
  };
  const error = isMissing ? t('errors.fields.required') : add.error ? translateError(add.error) : undefined;
  return (
    <div className={css.facts}>
      <Audience>{t('applications.review.detail.notesHint')}</Audience>
      <form onSubmit={save} noValidate className={css.form}>
        <div onKeyDownCapture={mentions.onKeyDown} className={css.facts}>
          <TextArea
            label={t('applications.review.detail.addNote')}
            hint={t('applicants.mentions.hint')}
            value={text}
            onChange={setText}
            error={error}
            rows={3}
            max={4000}
          />
          <MentionList mentions={mentions} />
        </div>
        <Button type="submit" icon={Save} isPending={add.isPending}>
          {t('applications.review.detail.saveNote')}
        </Button>
      </form>
      {application.notes.length === 0 ? (
        <p className={css.muted}>{t('applications.review.detail.noNotes')}</p>
      ) : (
        <ul className={css.notes}>
          {application.notes.map((note) => (
            <li key={note.id} className={css.note}>
              <LongText text={note.text} />
              {note.mentions.length > 0 && (
                <span className={css.meta}>{t('applicants.mentions.of', { names: formatList(note.mentions) })}</span>
              )}
              <span className={css.meta}>
                {t('applications.review.detail.by', { date: formatDateTime(note.at), name: note.by ?? '' })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
