import { type ComponentProps, type MouseEvent, useEffect } from 'react';
import { announce } from '#web/ui/feedback/announce.ts';

/** Props of all buttons. They use the native element, so that the first page loads no library for them. */
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
  /** Its action is running: the button stays focusable and does nothing. */
  readonly isPending?: boolean | undefined;
}

/** Returns the attributes of the button element; announces `pendingText` when the action starts. */
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
