import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useT } from '#web/lib/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import css from './pagination.module.css';

interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
}

/** Numbered pages as links: each has an address to come back to. */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  const t = useT();
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('tables.pages')} className={css.pages}>
      {page > 1 && (
        <LinkButton variant="quiet" icon={ChevronLeft} href={hrefOf(page - 1)}>
          {t('tables.previous')}
        </LinkButton>
      )}
      <ol className={css.numbers}>
        {pagesAround(page, pages).map((number) => (
          <li key={number}>
            <LinkButton
              variant={number === page ? 'primary' : 'quiet'}
              href={hrefOf(number)}
              aria-label={t(number === page ? 'tables.pageNow' : 'tables.page', { page: number })}
              {...(number === page ? { 'aria-current': 'page' as const } : {})}
            >
              {number}
            </LinkButton>
          </li>
        ))}
      </ol>
      {page < pages && (
        <LinkButton variant="quiet" icon={ChevronRight} href={hrefOf(page + 1)}>
          {t('tables.next')}
        </LinkButton>
      )}
    </nav>
  );
}

/** The first, the last, and those beside the present one. */
function pagesAround(page: number, pages: number): number[] {
  const wanted = [1, page - 2, page - 1, page, page + 1, page + 2, pages];
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= pages).sort((left, right) => left - right);
}
