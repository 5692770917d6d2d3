import type { ReactElement } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from 'react-aria-components/Tooltip';
import css from './tooltip.module.css';

interface TooltipProps extends Pick<AriaTooltipProps, 'placement'> {
  /** Repeats the label of the element; never new information. */
  readonly text: string;
  readonly children: ReactElement;
}

/** Milliseconds until a tooltip shows and hides, for pointer and focus. */
export const tooltipDelaysMs = { show: 250, hide: 400 };

export function Tooltip({ text, children, placement = 'right' }: TooltipProps) {
  return (
    <TooltipTrigger delay={tooltipDelaysMs.show} closeDelay={tooltipDelaysMs.hide}>
      {children}
      <AriaTooltip placement={placement} offset={8} className={css.tooltip ?? ''}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
