import type { ComponentProps, MouseEvent } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { isAllowedHref } from './allowed-href.ts';

export interface PlainLinkProps
  extends Pick<
    ComponentProps<'a'>,
    | 'children'
    | 'className'
    | 'target'
    | 'rel'
    | 'download'
    | 'aria-label'
    | 'aria-current'
    | 'aria-describedby'
    | 'onKeyDown'
  > {
  readonly href: string;
  /** Passed to the router, such as the page to return to. */
  readonly routerOptions?: NavigateOptions | undefined;
  readonly onPress?: (() => void) | undefined;
}

/**
 * An unstyled link. Internal links use the router; the browser handles all others. An address that is not allowed, such as a
 * script from stored data, is rendered as text.
 */
export function PlainLink({ href, routerOptions, onPress, children, ...rest }: PlainLinkProps) {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onPress?.();
    if (event.defaultPrevented || !isPlainClick(event) || !isInternalLink(event.currentTarget)) return;
    event.preventDefault();
    void navigate(href, routerOptions);
  };
  if (!isAllowedHref(href)) return <span className={rest.className}>{children}</span>;
  return (
    <a {...rest} href={href} onClick={onClick}>
      {children}
    </a>
  );
}

/** With a modifier key, the browser opens a tab or window, or downloads. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function isInternalLink(link: HTMLAnchorElement): boolean {
  const isOwnTab = link.target === '' || link.target === '_self';
  return isOwnTab && !link.hasAttribute('download') && link.origin === window.location.origin;
}
