import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import css from './choice.module.css';

interface SwitchProps extends Pick<AriaSwitchProps, 'isSelected' | 'onChange' | 'isDisabled'> {
  readonly children: ReactNode;
  readonly note?: string;
}

/** A setting that takes effect at once. In a form that is submitted, use `Checkbox`. */
export function Switch({ children, note, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} className={css.option ?? ''}>
      <span className={css.track} />
      <span className={css.label}>
        {children}
        {note && <span className={css.note}>{note}</span>}
      </span>
    </AriaSwitch>
  );
}
