import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import css from './panel.module.css';

interface PanelProps {
  readonly trigger: ReactElement;
  readonly label: string;
  readonly children: ReactNode;
}

/** A small dialog beside its button that leaves the page usable. Esc or a press outside closes it. */
export function Panel({ trigger, label, children }: PanelProps) {
  return (
    <DialogTrigger>
      {trigger}
      <Popover isNonModal placement="bottom end" className={css.panel ?? ''}>
        <Dialog aria-label={label}>{children}</Dialog>
      </Popover>
    </DialogTrigger>
  );
}
