import { Check, TriangleAlert } from 'lucide-react';
import { formatTime } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import css from './form.module.css';
import type { Draft } from './use-draft.ts';

/** "Draft saved 10:42", next to the buttons of the form. */
export function SaveState({ draft }: { readonly draft: Pick<Draft, 'state' | 'savedAt'> }) {
  const t = useT();
  if (draft.state === 'failed') {
    return (
      <span className={css.save}>
        <TriangleAlert size={16} aria-hidden />
        {t('forms.draft.notSaved')}
      </span>
    );
  }
  if (draft.state === 'none' || draft.savedAt === null) return null;
  if (draft.state === 'saving') return <span className={css.save}>{t('forms.draft.saving')}</span>;
  return (
    <span className={css.save}>
      <Check size={16} aria-hidden />
      {t('forms.draft.saved', { time: formatTime(draft.savedAt) })}
    </span>
  );
}

interface RestoredNoteProps {
  readonly draft: Draft;
  /** Resets the form, after the draft was deleted. */
  readonly onStartAgain: () => void;
  /** Where the answers come from, if not from the last visit. */
  readonly text?: string | undefined;
}

/** Note that a draft was restored, with a button to start over. */
export function RestoredNote({ draft, onStartAgain, text }: RestoredNoteProps) {
  const t = useT();
  if (!draft.wasRestored) return null;
  const startAgain = () => {
    draft.discard();
    onStartAgain();
  };
  return (
    <InlineNote tone="info">
      {text ?? t('forms.draft.restored')} <Button onPress={startAgain}>{t('forms.draft.discard')}</Button>
    </InlineNote>
  );
}
