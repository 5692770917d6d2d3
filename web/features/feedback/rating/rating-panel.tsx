import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { useSpecTimer } from '#web/lib/spec-timer.ts';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { announce } from '#web/ui/feedback/announce.ts';
import { RatingForm } from './rating-form.tsx';
import css from './rating-panel.module.css';
import { thanksMs } from './rating-store.ts';
import { RatingThanks } from './rating-thanks.tsx';

interface RatingPanelProps {
  /** A press on it is not a click outside. */
  readonly launcher: RefObject<HTMLButtonElement | null>;
  readonly onClose: (returnsFocus: boolean) => void;
  readonly onSent: () => void;
}

/** Asks for a rating, then for a text. It is not modal: the page stays usable. */
export function RatingPanel({ launcher, onClose, onSent }: RatingPanelProps) {
  const t = useT();
  const panel = useRef<HTMLElement>(null);
  const [isSent, setSent] = useState(false);
  const [isKept, setKept] = useState(false);
  useSpecTimer(thanksMs, () => onClose(panel.current?.contains(document.activeElement) ?? false), {
    isActive: isSent && !isKept,
  });
  useOutsidePress([panel, launcher], () => onClose(false));
  useEffect(() => panel.current?.focus(), []);
  const finish = () => {
    setSent(true);
    onSent();
    announce(t('feedback.rating.thanks'));
    panel.current?.focus();
  };
  const keep = () => isSent && setKept(true);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      role="dialog"
      aria-label={t('feedback.rating.launcher')}
      className={css.panel}
      onKeyDown={(event) => (event.key === 'Escape' ? onClose(true) : keep())}
      // A layout change below a resting pointer also sends events, without a movement.
      onPointerMove={(event) => (event.movementX !== 0 || event.movementY !== 0) && keep()}
    >
      <header className={css.head}>
        <h2 className={css.title}>{t(isSent ? 'feedback.rating.thanks' : 'feedback.rating.question')}</h2>
        <IconButton icon={X} isDense label={t('common.actions.close')} onPress={() => onClose(true)} />
      </header>
      <div className={css.body}>
        {isSent ? <RatingThanks isKept={isKept} onKeep={() => setKept(true)} /> : <RatingForm onSent={finish} />}
      </div>
    </section>
  );
}

function useOutsidePress(inside: readonly RefObject<HTMLElement | null>[], onPress: () => void): void {
  useEffect(() => {
    const listen = ({ target }: PointerEvent) => {
      if (target instanceof Node && inside.some(({ current }) => current?.contains(target))) return;
      onPress();
    };
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  });
}
