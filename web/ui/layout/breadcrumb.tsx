import { ChevronRight } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useBreadcrumbSlot } from '#web/lib/navigation/breadcrumb-slot.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import css from './breadcrumb.module.css';

interface BreadcrumbProps {
  /** From the top level down; the last item is the current page and has no link. */
  readonly trail: readonly { readonly label: string; readonly href?: string }[];
}

/** The path to this page. For pages from the second level down. In the bar of staff pages, otherwise above the title. */
export function Breadcrumb({ trail }: BreadcrumbProps) {
  const t = useT();
  const slot = useBreadcrumbSlot(({ element }) => element);
  const path = (
    <nav aria-label={t('shell.regions.breadcrumb')} className={css.breadcrumb}>
      <ol className={css.trail}>
        {trail.map(({ label, href }, index) => (
          <li key={label} className={css.step}>
            {index > 0 && <ChevronRight size={16} aria-hidden />}
            {href ? (
              <Link href={href}>{label}</Link>
            ) : (
              <span aria-current="page" className={css.current}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
  return slot ? createPortal(path, slot) : path;
}
