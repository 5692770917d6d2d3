import type { ComponentProps, MouseEvent } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

export interface PlainLinkProps
  extends Pick<
    ComponentProps<'a'>,
    'children' | 'className' | 'target' | 'rel' | 'download' | 'aria-label' | 'aria-current' | 'aria-describedby'
  > {
  readonly href: string;
  /** What the router keeps with the new address, such as where to come back to. */
  readonly routerOptions?: NavigateOptions | undefined;
  readonly onPress?: (() => void) | undefined;
}

/** A link without looks of its own. Inside the product it goes through the router; all else is the browser's. */
export function PlainLink({ href, routerOptions, onPress, children, ...rest }: PlainLinkProps) {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onPress?.();
    if (event.defaultPrevented || !isPlainClick(event) || !isWithin(event.currentTarget)) return;
    event.preventDefault();
    void navigate(href, routerOptions);
  };
  return (
    <a {...rest} href={href} onClick={onClick}>
      {children}
    </a>
  );
}

/** With a modifier key the browser opens tabs, windows and downloads. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function isWithin(link: HTMLAnchorElement): boolean {
  const isOwnTab = link.target === '' || link.target === '_self';
  return isOwnTab && !link.hasAttribute('download') && link.origin === window.location.origin;
}
