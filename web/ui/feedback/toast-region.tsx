import { CircleAlert, CircleCheck, Info, Undo2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toast as send, ToastContainer, type ToastContentProps } from 'react-toastify/unstyled';
import { useT } from '#web/lib/i18n.ts';
import { useSpecTimer } from '#web/lib/spec-timer.ts';
import { Button } from '#web/ui/action/button.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { dropToast, type Toast, useToasts } from './toast.ts';
import css from './toast-region.module.css';

/** Milliseconds a toast stays. */
export const toastDuration = 5000;

const icons = { ok: CircleCheck, info: Info, danger: CircleAlert };

/** One toast at a time, at the top right; the rest wait. A click closes it, so does a drag. Alt+T or F6 reach it. */
export function ToastRegion() {
  const t = useT();
  const current = useToasts(({ queue }) => queue[0]);
  const shown = useRef(0);
  useEffect(() => {
    if (!current || shown.current === current.id) return;
    shown.current = current.id;
    send((props) => <ToastBody {...props} toast={current} />, {
      role: current.tone === 'danger' ? 'alert' : 'status',
      onClose: () => dropToast(current.id),
    });
  }, [current]);
  return (
    // Stays heard and pressed while a dialog is open.
    <div data-react-aria-top-layer="true">
      <ToastContainer
        aria-label={t('shell.regions.messages')}
        className={css.region ?? ''}
        toastClassName={css.toast ?? ''}
        position="top-right"
        limit={1}
        draggable
        closeOnClick
        // The toast times itself: the library's clock is an animation, which people may have turned off.
        autoClose={false}
        hideProgressBar
        closeButton={false}
        icon={false}
        transition={false}
        hotKeys={isToastKey}
      />
    </div>
  );
}

/** Alt+T types a letter on some keyboards: in a field it stays one. */
function isToastKey(event: KeyboardEvent): boolean {
  const isTyping =
    event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]') !== null;
  return event.key === 'F6' || (event.altKey && event.code === 'KeyT' && !isTyping);
}

interface ToastBodyProps extends ToastContentProps {
  readonly toast: Toast;
}

function ToastBody({ toast, closeToast }: ToastBodyProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const isHeld = useHold(box);
  useSpecTimer(toastDuration, () => closeToast(), { held: isHeld });
  const Icon = icons[toast.tone];
  const undo = () => {
    toast.onUndo?.();
    closeToast();
  };
  return (
    <div ref={box} className={classNames(css.body, css[toast.tone])}>
      <Icon size={24} aria-hidden className={css.icon} />
      <div className={css.words}>
        <p className={css.text}>{toast.text}</p>
        {toast.detail && <p>{toast.detail}</p>}
        {toast.onUndo && (
          <Button icon={Undo2} onPress={undo}>
            {t('common.actions.undo')}
          </Button>
        )}
      </div>
      <IconButton icon={X} label={t('common.actions.close')} onPress={() => closeToast()} />
    </div>
  );
}

/** Held while the pointer is on it, the focus is in it, or the window is not the one in front. */
function useHold(box: React.RefObject<HTMLElement | null>): boolean {
  const [holds, setHolds] = useState({ pointer: false, focus: false, away: !document.hasFocus() });
  useEffect(() => {
    const element = box.current?.closest('[role]') ?? box.current;
    const set = (change: Partial<typeof holds>) => () => setHolds((now) => ({ ...now, ...change }));
    const ends = [
      listen(element, 'pointerenter', set({ pointer: true })),
      listen(element, 'pointerleave', set({ pointer: false })),
      listen(element, 'focusin', set({ focus: true })),
      listen(element, 'focusout', set({ focus: false })),
      listen(window, 'blur', set({ away: true })),
      listen(window, 'focus', set({ away: false })),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [box]);
  return holds.pointer || holds.focus || holds.away;
}

function listen(target: EventTarget | null, type: string, run: () => void): () => void {
  target?.addEventListener(type, run);
  return () => target?.removeEventListener(type, run);
}
