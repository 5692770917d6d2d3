import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { BoundField } from '#web/ui/form/form-field.tsx';
import { Checkbox } from './checkbox.tsx';
import css from './consent-checkbox.module.css';

interface ConsentCheckboxProps extends BoundField<boolean> {
  /** Shown while the consent is missing. */
  readonly errorText: string;
  readonly children: ReactNode;
}

/** A consent that a form requires. */
export function ConsentCheckbox(props: ConsentCheckboxProps) {
  const { name, value, onChange, onBlur, error, ref, errorText, children } = props;
  const id = useId();
  return (
    <>
      {error && (
        <p id={id} className={css.error}>
          <CircleAlert size={20} aria-hidden />
          {errorText}
        </p>
      )}
      <Checkbox
        ref={ref}
        name={name}
        isSelected={value}
        onChange={onChange}
        onBlur={onBlur}
        isInvalid={error !== undefined}
        {...(error ? { 'aria-describedby': id } : {})}
      >
        {children}
      </Checkbox>
    </>
  );
}
