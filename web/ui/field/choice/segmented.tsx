import { Check, type LucideIcon } from 'lucide-react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import css from './choice.module.css';

interface SegmentedProps<Value extends string> {
  /** The accessible name: "View". */
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly icon?: LucideIcon }[];
}

/** Switches the view of a toolbar, such as table or board. In a form, use `RadioGroup` with visible texts. */
export function Segmented<Value extends string>({ label, value, onChange, choices }: SegmentedProps<Value>) {
  return (
    <RadioGroup
      aria-label={label}
      orientation="horizontal"
      value={value}
      onChange={(next) => onChange(next as Value)}
      className={css.segments ?? ''}
    >
      {choices.map(({ value: own, label: text, icon: Icon }) => (
        <Radio key={own} value={own} className={css.segment ?? ''}>
          {({ isSelected }) => (
            <>
              {Icon ? <Icon size={16} aria-hidden /> : isSelected && <Check size={14} strokeWidth={3} aria-hidden />}
              {text}
            </>
          )}
        </Radio>
      ))}
    </RadioGroup>
  );
}
