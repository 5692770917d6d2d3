import { Check } from 'lucide-react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { classNames } from '#web/ui/class-names.ts';
import popup from '#web/ui/overlay/popup-item.module.css';
import css from './list.module.css';
import type { Choice } from './radio-group.tsx';

/** One option of a list that opens under a field. */
export function ListOption({ choice }: { readonly choice: Choice }) {
  return (
    <ListBoxItem id={choice.value} textValue={choice.label} className={classNames(popup.item, css.item)}>
      {({ isSelected }) => (
        <>
          <span className={css.tick}>{isSelected && <Check size={20} aria-hidden />}</span>
          <span>{choice.label}</span> {choice.note && <span className={css.note}>{choice.note}</span>}
        </>
      )}
    </ListBoxItem>
  );
}
