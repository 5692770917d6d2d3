import { CircleAlert, CircleCheck, Info, Undo2, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
  UNSTABLE_Toast as ToastBox,
  UNSTABLE_ToastContent as ToastContent,
  type ToastProps,
} from 'react-aria-components/Toast';
import { useT } from '#web/lib/i18n.ts';
import { useSpecTimer } from '#web/lib/spec-timer.ts';
import { Button } from '#web/ui/action/button.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { type Toast, toasts } from './toast.ts';
import css from './toast-region.module.css';
import { useDragAway } from './use-drag-away.ts';

/** Milliseconds a toast stays. */
export const toastDurationMs = 5000;

const icons = { ok: CircleCheck, info: Info, danger: CircleAlert };

/** The toasts at the top right, newest first. A click or a drag closes one; F6 and Alt+T move the focus to them. */
export function ToastRegion() {
  const t = useT();
  const region = useRef<HTMLDivElement>(null);
  useToastKey(region);
  return (
    <AriaToastRegion ref={region} queue={toasts} aria-label={t('shell.regions.messages')} className={css.region ?? ''}>
      {({ toast }) => <ToastItem toast={toast} />}
    </AriaToastRegion>
  );
}

function ToastItem({ toast }: { readonly toast: ToastProps<Toast>['toast'] }) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const { tone, text, detail, onUndo } = toast.content;
  const close = () => toasts.close(toast.key);
  const { offset, pointerProps, isClick } = useDragAway(close);
  useSpecTimer(toastDurationMs, close, { isPaused: useIsHeld(box) });
  const Icon = icons[tone];
  return (
    <ToastBox
      ref={box}
      toast={toast}
      className={classNames(css.toast, css[tone])}
      style={offset === 0 ? {} : { transform: `translateX(${offset}px)` }}
      onClick={() => isClick() && close()}
      {...pointerProps}
    >
      <Icon size={24} aria-hidden className={css.icon} />
      <ToastContent role={tone === 'danger' ? 'alert' : 'status'} className={css.words ?? ''}>
        <Text slot="title" elementType="p" className={css.text ?? ''}>
          {text}
        </Text>
        {detail && (
          <Text slot="description" elementType="p">
            {detail}
          </Text>
        )}
        {onUndo && (
          <Button icon={Undo2} onPress={onUndo}>
            {t('common.actions.undo')}
          </Button>
        )}
      </ToastContent>
      <IconButton icon={X} label={t('common.actions.close')} onPress={close} />
    </ToastBox>
  );
}

/** Alt+T moves the focus to the newest toast. In a field it types a letter on some keyboards. F6 is React Aria's. */
function useToastKey(region: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      listen(document, 'keydown', (event) => {
        const isToastKey = event instanceof KeyboardEvent && event.altKey && event.code === 'KeyT';
        const isTyping = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
        if (isToastKey && !isTyping) region.current?.querySelector<HTMLElement>('[role="alertdialog"]')?.focus();
      }),
    [region],
  );
}

/** True while the pointer is on the toasts, the focus is in them, or another window is in front. */
function useIsHeld(box: RefObject<HTMLElement | null>): boolean {
  const [holds, setHolds] = useState({ pointer: false, focus: false, away: !document.hasFocus() });
  useEffect(() => {
    const region = box.current?.closest('[role="region"]') ?? null;
    const set = (change: Partial<typeof holds>) => () => setHolds((now) => ({ ...now, ...change }));
    set({ pointer: region?.matches(':hover') ?? false, focus: region?.contains(document.activeElement) ?? false })();
    const ends = [
      listen(region, 'pointerenter', set({ pointer: true })),
      listen(region, 'pointerleave', set({ pointer: false })),
      listen(region, 'focusin', set({ focus: true })),
      listen(region, 'focusout', set({ focus: false })),
      listen(window, 'blur', set({ away: true })),
      listen(window, 'focus', set({ away: false })),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [box]);
  return holds.pointer || holds.focus || holds.away;
}

function listen(target: EventTarget | null, type: string, run: (event: Event) => void): () => void {
  target?.addEventListener(type, run);
  return () => target?.removeEventListener(type, run);
}
