import { setBreadcrumbSlot } from '#web/lib/navigation/breadcrumb-slot.ts';
import { usePageTitle } from '#web/lib/navigation/page-title.ts';
import css from './bar-path.module.css';

/** The breadcrumb of the page; the title of pages without one. */
export function BarPath() {
  const { custom, ofRoute } = usePageTitle();
  return (
    <div className={css.path}>
      <div className={css.slot} ref={setBreadcrumbSlot} />
      <span className={css.title} aria-hidden>
        {custom ?? ofRoute}
      </span>
    </div>
  );
}
