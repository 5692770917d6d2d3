import type { ReactNode } from 'react';
import { scrollToHeading, useHashTarget } from '#web/lib/hooks/use-hash-target.ts';
import { useT } from '#web/lib/i18n.ts';
import css from './page-contents.module.css';

interface PageContentsProps {
  /** The parts in order; each id is that of the part's focusable heading. */
  readonly parts: readonly { readonly id: string; readonly title: string }[];
  readonly children: ReactNode;
}

/** A long page with a list of its parts. A hash in the URL scrolls to that part once the page is rendered. */
export function PageContents({ parts, children }: PageContentsProps) {
  const t = useT();
  useHashTarget();
  return (
    <div className={css.columns}>
      <nav className={css.nav} aria-label={t('common.partsOfPage')}>
        {parts.map(({ id, title }) => (
          <a key={id} href={`#${id}`} onClick={() => scrollToHeading(id)}>
            {title}
          </a>
        ))}
      </nav>
      <div className={css.parts}>{children}</div>
    </div>
  );
}
