import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { ConfidenceMark } from '#web/features/seekers/resume/parse-notes.tsx';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { UndoRow } from '#web/ui/feedback/undo-row.tsx';
import css from './entry-list.module.css';

interface EntryListProps {
  /** The field name of the entries: `experience`. */
  readonly path: 'experience' | 'education';
  /** Stable keys in entry order. */
  readonly ids: readonly string[];
  readonly nameOf: (index: number) => string;
  readonly addLabel: string;
  readonly onAdd: () => void;
  /** Removes an entry and returns the undo function. */
  readonly onRemove: (index: number) => () => void;
  readonly children: (index: number) => ReactNode;
}

/** Experience or education entries. Removing one can be undone until the page is left. */
export function EntryList({ path, ids, nameOf, addLabel, onAdd, onRemove, children }: EntryListProps) {
  const t = useT();
  const addButton = useRef<HTMLButtonElement>(null);
  const [removed, setRemoved] = useState<{ readonly name: string; readonly putBack: () => void } | null>(null);
  const remove = (index: number) => {
    setRemoved({ name: nameOf(index), putBack: onRemove(index) });
    addButton.current?.focus();
  };
  const undo = () => {
    removed?.putBack();
    setRemoved(null);
  };
  return (
    <div className={css.list}>
      {ids.length === 0 && <p className={css.none}>{t('seekers.profile.entries.none')}</p>}
      {ids.map((id, index) => (
        <fieldset key={id} className={css.entry}>
          <legend className={css.legend}>{nameOf(index)}</legend>
          <ConfidenceMark name={`${path}.${index}`} />
          {children(index)}
          <div>
            <Button
              icon={Trash2}
              aria-label={`${t('seekers.profile.entries.remove')}: ${nameOf(index)}`}
              onPress={() => remove(index)}
            >
              {t('seekers.profile.entries.remove')}
            </Button>
          </div>
        </fieldset>
      ))}
      {removed && <UndoRow text={t('seekers.profile.entries.removed', { name: removed.name })} onUndo={undo} />}
      <div>
        <Button ref={addButton} icon={Plus} onPress={onAdd}>
          {addLabel}
        </Button>
      </div>
    </div>
  );
}
