import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { classNames } from '#web/ui/class-names.ts';
import field from '#web/ui/field/field.module.css';
import { FieldHeader, type FieldTexts } from '#web/ui/field/field-texts.tsx';
import { Checkbox } from './checkbox.tsx';
import css from './choice.module.css';
import type { Choice } from './radio-group.tsx';

interface CheckboxGroupProps<Value extends string>
  extends FieldTexts,
    Pick<AriaCheckboxGroupProps, 'name' | 'onBlur' | 'isDisabled'> {
  readonly value: readonly Value[];
  readonly onChange: (value: Value[]) => void;
  readonly choices: readonly Choice<Value>[];
  /** `columns` for long lists of short answers, `dense` for many words. */
  readonly variant?: 'list' | 'cards' | 'row' | 'dense' | 'columns';
}

/** Any number of answers from a short list. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { label, hint, error, isOptional, isHeaderHidden, value, onChange, choices, variant = 'list', ...rest } = props;
  return (
    <AriaCheckboxGroup
      {...rest}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      value={[...value]}
      onChange={(next) => onChange(next as Value[])}
      className={field.field ?? ''}
    >
      <FieldHeader label={label} hint={hint} error={error} isOptional={isOptional} isHeaderHidden={isHeaderHidden} />
      <div className={classNames(css.options, variant !== 'list' && variant !== 'cards' && css[variant])}>
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            value={choice.value}
            note={choice.note}
            variant={variant === 'cards' ? 'card' : 'list'}
          >
            {choice.label}
          </Checkbox>
        ))}
      </div>
    </AriaCheckboxGroup>
  );
}
