import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import css from '#web/features/jobs/form/job-form.module.css';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';

interface NumberedItemsProps {
  readonly kind: 'question' | 'step';
  /** Keys of the rows, stable when another row is removed. */
  readonly keys: readonly string[];
  readonly isFull: boolean;
  /** Shown when the maximum is reached. */
  readonly fullReason?: string;
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
  /** The fields of a row. */
  readonly children: (index: number) => ReactNode;
}

/** Numbered rows that can be added and removed; changes are announced. */
export function NumberedItems(props: NumberedItemsProps) {
  const { kind, keys, isFull, fullReason, onAdd, onRemove, children } = props;
  const t = useT();
  const announce = useAnnounce();
  const add = () => {
    if (isFull) return;
    onAdd();
    announce(t(`jobs.form.${kind}.added`, { number: keys.length + 1 }));
  };
  const remove = (index: number) => {
    onRemove(index);
    announce(t(`jobs.form.${kind}.removed`, { number: index + 1 }));
  };
  return (
    <>
      {keys.map((key, index) => (
        <NumberedItem key={key} kind={kind} number={index + 1} onRemove={() => remove(index)}>
          {children(index)}
        </NumberedItem>
      ))}
      <div>
        <Button
          icon={Plus}
          onPress={add}
          reason={isFull ? fullReason : undefined}
          isDisabled={isFull && fullReason === undefined}
        >
          {t(`jobs.form.${kind}.add`)}
        </Button>
      </div>
    </>
  );
}

interface NumberedItemProps extends Pick<NumberedItemsProps, 'kind'> {
  readonly number: number;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

function NumberedItem({ kind, number, onRemove, children }: NumberedItemProps) {
  const t = useT();
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className={css.item}>
      <div className={css.itemTop}>
        <h3 id={id} className={css.itemTitle}>
          {t(`jobs.form.${kind}.title`, { number })}
        </h3>
        <Button variant="quiet" isDense icon={Trash2} onPress={onRemove}>
          {t(`jobs.form.${kind}.remove`, { number })}
        </Button>
      </div>
      {children}
    </fieldset>
  );
}
