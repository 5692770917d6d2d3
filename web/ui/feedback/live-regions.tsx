import { useAnnouncements } from './announce.ts';
import css from './live-regions.module.css';

/** The two live regions. Mounted once at startup, because screen readers often ignore regions added later. */
export function LiveRegions() {
  const { polite, assertive } = useAnnouncements();
  return (
    <div className={css.hidden}>
      <div role="status" aria-live="polite">
        <span key={polite.sequence}>{polite.text}</span>
      </div>
      <div role="alert" aria-live="assertive">
        <span key={assertive.sequence}>{assertive.text}</span>
      </div>
    </div>
  );
}
