import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  Button,
  ListBox,
  Popover,
  SelectValue,
} from 'react-aria-components/Select';
import { useT } from '#web/lib/texts/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import field from '#web/ui/field/field.module.css';
import { FieldHeader, type FieldTexts, fieldStateProps } from '#web/ui/field/field-texts.tsx';
import panel from '#web/ui/overlay/panel.module.css';
import css from './list.module.css';
import { ListOption } from './list-option.tsx';
import type { Choice } from './radio-group.tsx';

interface SelectProps<Value extends string>
  extends FieldTexts,
    Pick<AriaSelectProps<object>, 'name' | 'onBlur' | 'isDisabled'> {
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly choices: readonly Choice<Value>[];
  readonly ref?: Ref<HTMLButtonElement>;
}

/** One answer from a list. For up to five answers, use `RadioGroup`. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hint, error, isOptional, isHeaderHidden, value, onChange, choices, ref, ...rest } = props;
  const t = useT();
  const texts = { label, hint, error, isOptional, isHeaderHidden };
  return (
    <AriaSelect
      {...rest}
      {...fieldStateProps(texts)}
      value={value}
      onChange={(key) => onChange(key as Value)}
      placeholder={t('forms.choose')}
      className={field.field ?? ''}
    >
      <FieldHeader {...texts} />
      <Button ref={ref} className={classNames(field.input, css.trigger)}>
        <SelectValue />
        <ChevronDown size={20} aria-hidden />
      </Button>
      <Popover className={classNames(panel.panel, css.popover)}>
        <ListBox className={css.list ?? ''}>
          {choices.map((choice) => (
            <ListOption key={choice.value} choice={choice} />
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
