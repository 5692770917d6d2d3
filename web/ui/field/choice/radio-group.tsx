import { Check } from 'lucide-react';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  Radio,
} from 'react-aria-components/RadioGroup';
import { classNames } from '#web/ui/class-names.ts';
import field from '#web/ui/field/field.module.css';
import { FieldHeader, type FieldTexts, fieldStateProps } from '#web/ui/field/field-texts.tsx';
import css from './choice.module.css';

/** One of several answers. `note` explains it in one line. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly note?: string | undefined;
  /** Language of the label if it differs from the page's. */
  readonly lang?: string;
}

interface RadioGroupProps<Value extends string>
  extends FieldTexts,
    Pick<AriaRadioGroupProps, 'name' | 'onBlur' | 'isDisabled'> {
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly choices: readonly Choice<Value>[];
  /** `cards` for a page with one question, `tiles` next to each other, `segments` for short settings that apply at once. */
  readonly variant?: 'list' | 'cards' | 'tiles' | 'segments';
}

/** One answer from a short list, all visible. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hint, error, isOptional, isHeaderHidden, value, onChange, choices, variant = 'list', ...rest } = props;
  const texts = { label, hint, error, isOptional, isHeaderHidden };
  const isSegments = variant === 'segments';
  const isCard = variant === 'cards' || variant === 'tiles';
  return (
    <AriaRadioGroup
      {...rest}
      {...fieldStateProps(texts)}
      value={value}
      onChange={(next) => onChange(next as Value)}
      className={field.field ?? ''}
    >
      <FieldHeader {...texts} />
      <div className={isSegments ? css.segments : classNames(css.options, variant === 'tiles' && css.tiles)}>
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            value={choice.value}
            className={isSegments ? (css.segment ?? '') : classNames(css.option, isCard && css.card)}
          >
            {({ isSelected }) =>
              isSegments ? (
                <Segment choice={choice} isSelected={isSelected} />
              ) : (
                <Option choice={choice} isSelected={isSelected} />
              )
            }
          </Radio>
        ))}
      </div>
    </AriaRadioGroup>
  );
}

interface OptionProps {
  readonly choice: Choice;
  readonly isSelected: boolean;
}

function Option({ choice, isSelected }: OptionProps) {
  return (
    <>
      <span className={classNames(css.mark, css.round)}>{isSelected && <span className={css.dot} />}</span>
      <span className={css.label}>
        <span lang={choice.lang}>{choice.label}</span>
        {choice.note && <span className={css.note}>{choice.note}</span>}
      </span>
    </>
  );
}

/** The check mark shows the selection by shape as well as by color. */
function Segment({ choice, isSelected }: OptionProps) {
  return (
    <>
      {isSelected && <Check size={16} aria-hidden />}
      {choice.label}
    </>
  );
}
