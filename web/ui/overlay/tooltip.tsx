import type { ReactElement } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from 'react-aria-components/Tooltip';
import css from './tooltip.module.css';

interface TooltipProps extends Pick<AriaTooltipProps, 'placement'> {
  /** Repeats what the element already says; never anything new. */
  readonly text: string;
  readonly children: ReactElement;
}

/** Milliseconds until a tooltip shows and hides, by pointer and by focus alike. */
export const tooltipDelays = { show: 250, hide: 400 };

export function Tooltip({ text, children, placement = 'right' }: TooltipProps) {
  return (
    <TooltipTrigger delay={tooltipDelays.show} closeDelay={tooltipDelays.hide}>
      {children}
      <AriaTooltip placement={placement} offset={8} className={css.tooltip ?? ''}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
