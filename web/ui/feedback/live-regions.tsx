import { useAnnouncements } from './announce.ts';
import css from './live-regions.module.css';

/** The two regions that speak. Mounted once, at the start: a region added later is often not heard. */
export function LiveRegions() {
  const { polite, assertive } = useAnnouncements();
  return (
    <div className={css.hidden}>
      <div role="status" aria-live="polite">
        <span key={polite.turn}>{polite.text}</span>
      </div>
      <div role="alert" aria-live="assertive">
        <span key={assertive.turn}>{assertive.text}</span>
      </div>
    </div>
  );
}
