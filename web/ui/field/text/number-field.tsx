import { Minus, Plus } from 'lucide-react';
import type { Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  Input,
} from 'react-aria-components/NumberField';
import { useT } from '#web/lib/texts/i18n.ts';
import { SlotButton } from '#web/ui/field/choice/slot-button.tsx';
import css from '#web/ui/field/field.module.css';
import { FieldHeader, type FieldTexts, fieldStateProps } from '#web/ui/field/field-texts.tsx';

interface NumberFieldProps
  extends FieldTexts,
    Pick<AriaNumberFieldProps, 'name' | 'onBlur' | 'minValue' | 'maxValue' | 'step' | 'formatOptions' | 'isDisabled'> {
  /** Null while the field is empty. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A number, typed in the reader's number format or changed by steps. */
export function NumberField({ label, hint, error, isOptional, value, onChange, ref, ...rest }: NumberFieldProps) {
  const t = useT();
  const texts = { label, hint, error, isOptional };
  return (
    <AriaNumberField
      {...rest}
      {...fieldStateProps(texts)}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      className={css.field ?? ''}
    >
      <FieldHeader {...texts} />
      <Group className={css.withEnd ?? ''}>
        <Input ref={ref} className={css.input ?? ''} />
        <SlotButton slot="decrement" icon={Minus} label={t('forms.decrease')} />
        <SlotButton slot="increment" icon={Plus} label={t('forms.increase')} />
      </Group>
    </AriaNumberField>
  );
}
