import { ExternalLink } from 'lucide-react';
import { useT } from '#web/lib/texts/i18n.ts';
import css from './link.module.css';
import { PlainLink, type PlainLinkProps } from './plain-link.tsx';

interface LinkProps extends Omit<PlainLinkProps, 'className' | 'target' | 'rel'> {
  /** Opens in a new tab, with a visible note. */
  readonly isNewTab?: boolean;
}

/** A text link, always underlined. */
export function Link({ children, isNewTab, ...rest }: LinkProps) {
  const t = useT();
  if (!isNewTab) return <PlainLink {...rest}>{children}</PlainLink>;
  return (
    <PlainLink {...rest} target="_blank" rel="noreferrer" className={css.newTab}>
      {children}
      <span className={css.newTabNote}>
        ({t('common.labels.newTab')})
        <ExternalLink size={16} aria-hidden />
      </span>
    </PlainLink>
  );
}
