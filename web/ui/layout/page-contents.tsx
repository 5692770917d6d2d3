import type { ReactNode } from 'react';
import { goToPart, useAddressPart } from '#web/lib/hooks/use-address-part.ts';
import { useT } from '#web/lib/i18n.ts';
import css from './page-contents.module.css';

interface PageContentsProps {
  /** The parts in their order; the id is that of the part's heading, which can be focused. */
  readonly parts: readonly { readonly id: string; readonly title: string }[];
  readonly children: ReactNode;
}

/** A long page beside the list of its parts. An address that names a part leads to it once the page is there. */
export function PageContents({ parts, children }: PageContentsProps) {
  const t = useT();
  useAddressPart();
  return (
    <div className={css.columns}>
      <nav className={css.nav} aria-label={t('common.partsOfPage')}>
        {parts.map(({ id, title }) => (
          <a key={id} href={`#${id}`} onClick={() => goToPart(id)}>
            {title}
          </a>
        ))}
      </nav>
      <div className={css.parts}>{children}</div>
    </div>
  );
}
