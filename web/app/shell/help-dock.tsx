import { lazy } from 'react';
import { ChatWidget } from '#web/features/chat/widget/chat-widget.tsx';
import { RatingWidget } from '#web/features/feedback/rating/rating-widget.tsx';
import { useT } from '#web/lib/texts/i18n.ts';
import { Dock } from '#web/ui/layout/dock.tsx';

const HowTo = lazy(async () => ({ default: (await import('#web/features/help/how-to.tsx')).HowTo }));

/** The in-app helpers at the bottom edge of every page. */
export function HelpDock() {
  const t = useT();
  return (
    <Dock label={t('feedback.rating.dock')}>
      <RatingWidget />
      <ChatWidget HowTo={HowTo} />
    </Dock>
  );
}
