import { Search, X } from 'lucide-react';
import { type Ref, useState } from 'react';
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
  readonly ref?: Ref<HTMLInputElement>;
}

/** A search box. Esc clears it, Enter searches; with `onSubmit` it says so while its words are not searched yet. */
export function SearchField({ label, isLabelHidden, placeholder, ref, ...rest }: SearchFieldProps) {
  const t = useT();
  const [submitted, setSubmitted] = useState(rest.value ?? rest.defaultValue ?? '');
  const submit = (text: string) => {
    setSubmitted(text);
    rest.onSubmit?.(text);
  };
  const clear = () => {
    setSubmitted('');
    rest.onClear?.();
  };
  return (
    <AriaSearchField
      {...rest}
      onSubmit={submit}
      onClear={clear}
      className={field.field ?? ''}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
    >
      {({ isEmpty, state }) => (
        <>
          {!isLabelHidden && <Label className={field.label ?? ''}>{label}</Label>}
          <div className={css.box}>
            <Search size={20} aria-hidden className={css.icon} />
            <Input ref={ref} className={classNames(field.input, css.input)} {...(placeholder ? { placeholder } : {})} />
            {rest.onSubmit && !isEmpty && state.value !== submitted && (
              <span className={css.enter}>{t('forms.pressEnter')}</span>
            )}
            <span className={classNames(css.clear, isEmpty && css.empty)}>
              <SlotButton icon={X} label={t('forms.clearSearch')} />
            </span>
          </div>
        </>
      )}
    </AriaSearchField>
  );
}
