import { ChevronLeft, Smile } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useSpecTimer } from '#web/lib/spec-timer.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { DockTab } from '#web/ui/layout/dock.tsx';
import { closeRating, collapseMs, openRating, useRating } from './rating-store.ts';

const RatingPanel = lazy(async () => ({ default: (await import('./rating-panel.tsx')).RatingPanel }));

/** The Feedback button of the dock, which collapses to an arrow, and its panel. */
export function RatingWidget() {
  const t = useT();
  const { key } = useLocation();
  const isOpen = useRating((state) => state.isOpen);
  const [isCollapsed, setCollapsed] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [sentAt, setSentAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // A pointer or focus on the button stops the timer; it restarts when they leave, on another page, and on closing.
  useSpecTimer(collapseMs, () => setCollapsed(true), {
    isActive: !(isOpen || isCollapsed || isHovered || isFocused),
    restartOn: key,
  });
  useShownAfterClosing(isOpen, () => setCollapsed(false));
  return (
    <>
      <DockTab
        ref={button}
        icon={isCollapsed ? ChevronLeft : Smile}
        label={
          isCollapsed ? t('feedback.rating.show') : t(`feedback.rating.${sentAt === key ? 'sentLauncher' : 'launcher'}`)
        }
        isIconOnly={isCollapsed}
        isExpanded={isCollapsed ? false : isOpen}
        onPress={() => (isCollapsed ? setCollapsed(false) : isOpen ? closeRating() : openRating())}
        onHoverChange={setHovered}
        onFocusChange={setFocused}
      />
      <Suspense>
        {isOpen && <RatingPanel launcher={button} onClose={closeRating} onSent={() => setSentAt(key)} />}
      </Suspense>
    </>
  );
}

function useShownAfterClosing(isOpen: boolean, show: () => void): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) show();
    wasOpen.current = isOpen;
  });
}
