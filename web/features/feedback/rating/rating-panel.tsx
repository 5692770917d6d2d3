import { type RefObject, useState } from 'react';
import { useSpecTimer } from '#web/lib/spec-timer.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { announce } from '#web/ui/feedback/announce.ts';
import { DockPanel } from '#web/ui/layout/dock-panel.tsx';
import { RatingForm } from './rating-form.tsx';
import { thanksMs } from './rating-store.ts';

interface RatingPanelProps {
  readonly launcher: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** Asks for a rating, then for a text, then says thank you and closes. */
export function RatingPanel({ launcher, onClose, onSent }: RatingPanelProps) {
  const t = useT();
  const [isSent, setSent] = useState(false);
  const [isKept, setKept] = useState(false);
  useSpecTimer(thanksMs, onClose, { isActive: isSent && !isKept });
  const finish = () => {
    setSent(true);
    onSent();
    announce(t('feedback.rating.thanks'));
  };
  return (
    <DockPanel
      label={t('feedback.rating.launcher')}
      title={t(isSent ? 'feedback.rating.thanks' : 'feedback.rating.question')}
      launcher={launcher}
      onClose={onClose}
      onUse={() => isSent && setKept(true)}
    >
      {!isSent && <RatingForm onSent={finish} />}
      {isSent && !isKept && <Button onPress={() => setKept(true)}>{t('feedback.rating.keepOpen')}</Button>}
    </DockPanel>
  );
}
