import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { useT } from '#web/lib/i18n.ts';
import css from './link.module.css';

interface LinkProps
  extends Pick<AriaLinkProps, 'aria-label' | 'aria-current' | 'download' | 'routerOptions' | 'onPress'> {
  readonly href: string;
  readonly children: ReactNode;
  /** Opens in a new tab, and says so. */
  readonly isNewTab?: boolean;
}

/** A link in text: always underlined. */
export function Link({ children, isNewTab, ...rest }: LinkProps) {
  const t = useT();
  if (!isNewTab) return <AriaLink {...rest}>{children}</AriaLink>;
  return (
    <AriaLink {...rest} target="_blank" rel="noreferrer" className={css.newTab ?? ''}>
      {children}
      <span className={css.sign}>
        ({t('common.words.newTab')})
        <ExternalLink size={16} aria-hidden />
      </span>
    </AriaLink>
  );
}
