import { CircleAlert } from 'lucide-react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { useT } from '#web/lib/texts/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import css from './field.module.css';

/** The texts of a field. */
export interface FieldTexts {
  readonly label: string;
  readonly hint?: string | undefined;
  /** The error message, shown between the hint and the input. */
  readonly error?: string | undefined;
  /** Marks the field as optional; the default is required. `unmarked` is for forms where all fields are optional. */
  readonly isOptional?: boolean | 'unmarked' | undefined;
  /** Shows label and hint to screen readers only, for a search bar whose placeholders say the same. */
  readonly isHeaderHidden?: boolean | undefined;
}

/** The label, the hint and the error, above the input. */
export function FieldHeader({ label, hint, error, isOptional, isHeaderHidden }: FieldTexts) {
  const t = useT();
  const hidden = isHeaderHidden && css.hidden;
  return (
    <>
      <Label className={classNames(css.label, hidden)}>
        {label}
        {isOptional === true && <span className={css.optional}> ({t('common.labels.optional')})</span>}
      </Label>
      {hint && (
        <Text slot="description" className={classNames(css.hint, hidden)}>
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

/** The state of a field as React Aria props. */
export function fieldStateProps({ error, isOptional }: FieldTexts) {
  return { isInvalid: error !== undefined, isRequired: !isOptional, validationBehavior: 'aria' as const };
}
