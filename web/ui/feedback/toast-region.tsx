import { CircleAlert, CircleCheck, Info, Undo2, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
  UNSTABLE_Toast as ToastBox,
  UNSTABLE_ToastContent as ToastContent,
  type ToastProps,
} from 'react-aria-components/Toast';
import { useSpecTimer } from '#web/lib/spec-timer.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { type Toast, toasts } from './toast.ts';
import css from './toast-region.module.css';
import { useDragToDismiss } from './use-drag-to-dismiss.ts';

export const toastDurationMs = 5000;

const icons = { ok: CircleCheck, info: Info, danger: CircleAlert };

/** The toasts at the top right, newest first. A click or drag closes a toast; F6 and Alt+T move focus to them. */
export function ToastRegion() {
  const t = useT();
  const region = useRef<HTMLDivElement>(null);
  useToastShortcut(region);
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
  const { offset, pointerProps, isClick } = useDragToDismiss(close);
  useSpecTimer(toastDurationMs, close, { isPaused: useIsPaused(box) });
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
      <ToastContent role={tone === 'danger' ? 'alert' : 'status'} className={css.content ?? ''}>
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

/** Alt+T moves focus to the newest toast, except in text fields, where it types a letter on some keyboards. */
function useToastShortcut(region: RefObject<HTMLElement | null>): void {
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

/** True while the pointer or focus is on the toasts, or the window is not focused. */
function useIsPaused(box: RefObject<HTMLElement | null>): boolean {
  const [reasons, setReasons] = useState({ pointer: false, focus: false, blurred: !document.hasFocus() });
  useEffect(() => {
    const region = box.current?.closest('[role="region"]') ?? null;
    const set = (change: Partial<typeof reasons>) => () => setReasons((current) => ({ ...current, ...change }));
    set({ pointer: region?.matches(':hover') ?? false, focus: region?.contains(document.activeElement) ?? false })();
    const removers = [
      listen(region, 'pointerenter', set({ pointer: true })),
      listen(region, 'pointerleave', set({ pointer: false })),
      listen(region, 'focusin', set({ focus: true })),
      listen(region, 'focusout', set({ focus: false })),
      listen(window, 'blur', set({ blurred: true })),
      listen(window, 'focus', set({ blurred: false })),
    ];
    return () => {
      for (const remove of removers) remove();
    };
  }, [box]);
  return reasons.pointer || reasons.focus || reasons.blurred;
}

function listen(target: EventTarget | null, type: string, listener: (event: Event) => void): () => void {
  target?.addEventListener(type, listener);
  return () => target?.removeEventListener(type, listener);
}
