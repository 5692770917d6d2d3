import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
  Input,
  Label,
} from 'react-aria-components/SearchField';
import { useT } from '#web/lib/texts/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import { SlotButton } from '#web/ui/field/choice/slot-button.tsx';
import field from '#web/ui/field/field.module.css';
import css from './search-field.module.css';

interface SearchFieldProps
  extends Pick<AriaSearchFieldProps, 'name' | 'value' | 'defaultValue' | 'onChange' | 'onSubmit' | 'onClear'> {
  readonly label: string;
  /** Shows the label to screen readers only; for fields under a visible title that says the same. */
  readonly isLabelHidden?: boolean;
  readonly placeholder?: string;
  /** Whether the list shows what is typed. If not, the field says that Enter searches. */
  readonly isSubmitted?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A search box. Esc clears it. For a list that waits for Enter, use `ListSearch`. */
export function SearchField({ label, isLabelHidden, placeholder, isSubmitted = true, ref, ...rest }: SearchFieldProps) {
  const t = useT();
  return (
    <AriaSearchField {...rest} className={field.field ?? ''} {...(isLabelHidden ? { 'aria-label': label } : {})}>
      {({ isEmpty }) => (
        <>
          {!isLabelHidden && <Label className={field.label ?? ''}>{label}</Label>}
          <div className={css.box}>
            <Search size={20} aria-hidden className={css.icon} />
            <Input ref={ref} className={classNames(field.input, css.input)} {...(placeholder ? { placeholder } : {})} />
            {!isSubmitted && !isEmpty && <span className={css.enter}>{t('forms.pressEnter')}</span>}
            <span className={classNames(css.clear, isEmpty && css.empty)}>
              <SlotButton icon={X} label={t('forms.clearSearch')} />
            </span>
          </div>
        </>
      )}
    </AriaSearchField>
  );
}
