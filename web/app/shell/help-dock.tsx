import { RatingWidget } from '#web/features/feedback/rating/rating-widget.tsx';
import { HowToWidget } from '#web/features/help/how-to-widget.tsx';
import { useT } from '#web/lib/i18n.ts';
import { Dock } from '#web/ui/layout/dock.tsx';

/** The in-app helpers at the bottom edge of every page. */
export function HelpDock() {
  const t = useT();
  return (
    <Dock label={t('feedback.rating.dock')}>
      <RatingWidget />
      <HowToWidget />
    </Dock>
  );
}
