import css from './count-badge.module.css';

/** How much waits behind a button or link, drawn only: its name has to say it. Nothing where nothing waits. */
export function CountBadge({ count }: { readonly count: number }) {
  return count > 0 && <span className={css.count} data-count={count > 99 ? '99+' : count} />;
}
