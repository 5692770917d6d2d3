import css from './count-badge.module.css';

/** The number of waiting items. Drawn by CSS only: the label of the button or link has to include it. Empty for 0. */
export function CountBadge({ count }: { readonly count: number }) {
  return count > 0 && <span className={css.count} data-count={count > 99 ? '99+' : count} />;
}
