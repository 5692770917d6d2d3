import { type ReactElement, useContext, useLayoutEffect, useState } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
  TooltipTriggerStateContext,
} from 'react-aria-components/Tooltip';
import { useDelay } from '#web/lib/spec-timer.ts';
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
      <TooltipText placement={placement}>{text}</TooltipText>
    </TooltipTrigger>
  );
}

function TooltipText({
  placement,
  children,
}: {
  readonly placement: TooltipProps['placement'];
  readonly children: string;
}) {
  const isOpen = useContext(TooltipTriggerStateContext)?.isOpen ?? false;
  const isDue = useFocusDelay(isOpen);
  if (isOpen && !isDue) return null;
  return (
    <AriaTooltip {...(placement && { placement })} offset={8} className={css.tooltip ?? ''}>
      {children}
    </AriaTooltip>
  );
}

/** Whether an open tooltip is due: React Aria delays it below a pointer, but not at an element that gets the focus. */
function useFocusDelay(isOpen: boolean): boolean {
  const [isDue, setDue] = useState(false);
  useLayoutEffect(() => {
    setDue(isOpen && !document.activeElement?.matches(':focus-visible:not(body)'));
  }, [isOpen]);
  useDelay(tooltipDelaysMs.show, () => setDue(true), { isActive: isOpen && !isDue });
  return isDue;
}
