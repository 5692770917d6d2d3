import { Check, Undo2 } from 'lucide-react';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import css from './undo-row.module.css';

interface UndoRowProps {
  /** What was done: "Ana Silva moved to Interview". */
  readonly text: string;
  readonly onUndo: () => void;
  readonly isPending?: boolean;
  /** Moves focus to Undo, because the button that had focus was removed. */
  readonly takesFocus?: boolean;
}

/** Replaces a removed or changed item: confirms the action and offers Undo until the page is left. */
export function UndoRow({ text, onUndo, isPending, takesFocus }: UndoRowProps) {
  const t = useT();
  return (
    <div className={css.row} role="status">
      <Check size={20} aria-hidden className={css.icon} />
      <span className={css.text}>{text}</span>
      <Button icon={Undo2} onPress={onUndo} isPending={isPending ?? false} autoFocus={takesFocus ?? false}>
        {t('common.actions.undo')}
      </Button>
    </div>
  );
}
