import { CircleAlert } from 'lucide-react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { useT } from '#web/lib/i18n.ts';
import css from './field.module.css';

/** What every field says about itself. */
export interface FieldTexts {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong, in words; shows between the hint and the input. */
  readonly error?: string | undefined;
  /** Marks the field as one that may stay empty. Fields are required unless they say so; `unsaid` where all may, as in a search. */
  readonly isOptional?: boolean | 'unsaid' | undefined;
}

/** The label above, the hint under it, the error between the hint and the input. */
export function FieldTop({ label, hint, error, isOptional }: FieldTexts) {
  const t = useT();
  return (
    <>
      <Label className={css.label ?? ''}>
        {label}
        {isOptional === true && <span className={css.optional}> ({t('common.labels.optional')})</span>}
      </Label>
      {hint && (
        <Text slot="description" className={css.hint ?? ''}>
          {hint}
        </Text>
      )}
      <FieldError className={css.error ?? ''}>
        <CircleAlert size={20} aria-hidden />
        {error}
      </FieldError>
    </>
  );
}

/** The state of a field in the words of React Aria. */
export function fieldState({ error, isOptional }: FieldTexts) {
  return { isInvalid: error !== undefined, isRequired: !isOptional, validationBehavior: 'aria' as const };
}
