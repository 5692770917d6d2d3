import { type ComponentProps, type MouseEvent, useEffect } from 'react';
import { announce } from '#web/ui/feedback/announce.ts';

/** What every button takes. A plain element: the first page needs no library for it. */
export interface PressProps
  extends Pick<
    ComponentProps<'button'>,
    | 'ref'
    | 'type'
    | 'form'
    | 'autoFocus'
    | 'onFocus'
    | 'onPointerEnter'
    | 'aria-label'
    | 'aria-haspopup'
    | 'aria-expanded'
    | 'aria-controls'
    | 'aria-pressed'
    | 'aria-describedby'
  > {
  readonly onPress?: ((press: { readonly target: HTMLButtonElement }) => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Something it started goes on: it stays focusable and does nothing. */
  readonly isPending?: boolean | undefined;
}

/** Turns them into the attributes of a button element. */
export function usePress(
  { onPress, isDisabled, isPending, type = 'button', ...rest }: PressProps,
  pendingText?: string,
) {
  useEffect(() => {
    if (isPending && pendingText) announce(pendingText);
  }, [isPending, pendingText]);
  return {
    ...rest,
    type,
    disabled: isDisabled,
    'aria-disabled': isPending ? true : undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (isPending) event.preventDefault();
      else onPress?.({ target: event.currentTarget });
    },
  };
}
