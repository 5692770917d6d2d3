import { useState } from 'react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import type { TagResult } from '#domain/features/applications/marks/contract.ts';
import { maxTagLength } from '#domain/features/applications/marks/marks.ts';
import { useTagSuggestions } from '#web/features/applications/marks/marks-editor.tsx';
import { useChangeTags } from '#web/features/applications/marks/marks-queries.ts';
import css from '#web/features/applications/move/move-dialog.module.css';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import type { Choice } from '#web/ui/field/choice/radio-group.tsx';
import { TokenField } from '#web/ui/field/choice/token-field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

/** The result of tagging several applicants. */
export interface Tagged {
  readonly cards: readonly ApplicationCard[];
  readonly results: readonly TagResult[];
}

interface TagDialogProps {
  readonly cards: readonly ApplicationCard[];
  readonly onClose: () => void;
  readonly onTagged: (tagged: Tagged) => void;
}

/** Adds tags to several applicants. */
export function TagDialog({ cards, onClose, onTagged }: TagDialogProps) {
  const t = useT();
  const announce = useAnnounce();
  const [text, setText] = useState('');
  const [tags, setTags] = useState<readonly Choice[]>([]);
  const [isMissing, setMissing] = useState(false);
  const suggestions = useTagSuggestions(cards[0]?.job.id ?? 0, text);
  const change = useChangeTags();
  const names = [...tags.map(({ label }) => label), text.trim()].filter((name) => name !== '');
  const save = () => {
    setMissing(names.length === 0);
    if (names.length === 0) return;
    change.mutate(
      { ids: cards.map(({ id }) => id), add: names, remove: [] },
      {
        onSuccess: (results) => {
          announce(t('applicants.bulkTags.done', { count: results.filter(({ error }) => error === null).length }));
          onTagged({ cards, results });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('applicants.bulkTags.title', { count: cards.length })}
      actions={
        <>
          <Button variant="primary" onPress={save} isPending={change.isPending}>
            {t('applicants.bulkTags.save')}
          </Button>
          <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
        </>
      }
    >
      <div className={css.body}>
        <p>{t('applicants.bulkTags.text')}</p>
        <TokenField
          label={t('applicants.marks.tags')}
          hint={t('applicants.marks.tagsHint')}
          error={isMissing && names.length === 0 ? t('applicants.bulkTags.missing') : undefined}
          suggestions={suggestions}
          text={text}
          onTextChange={(next) => setText(next.slice(0, maxTagLength))}
          value={tags}
          onChange={setTags}
        />
        {change.error && <InlineNote tone="danger">{translateError(change.error)}</InlineNote>}
      </div>
    </Dialog>
  );
}
