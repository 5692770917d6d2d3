import { ArrowLeft, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import css from './dock-panel.module.css';

interface DockPanelProps {
  /** The accessible name of the panel. */
  readonly label: string;
  /** The heading; a new one takes the focus. */
  readonly title: string;
  /** A line below the heading. */
  readonly subtitle?: ReactNode;
  /** Fills the height, and on phones the screen. It then stays open on a press outside, next to the page. */
  readonly isTall?: boolean;
  /** What stays in view below the content. */
  readonly footer?: ReactNode;
  /** Takes the focus instead of the panel. */
  readonly focusTarget?: RefObject<HTMLElement | null>;
  /** The tab that opened the panel: a press on it is not a press outside, and it gets the focus back. */
  readonly launcher: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
  /** Goes back one level. */
  readonly onBack?: (() => void) | undefined;
  /** Called on a key press, and on a pointer movement inside the panel. */
  readonly onUse?: () => void;
  readonly children: ReactNode;
}

/** A panel above the dock. It is not modal: the page stays usable. Esc and a press outside close it. */
export function DockPanel(props: DockPanelProps) {
  const {
    label,
    title,
    subtitle,
    isTall = false,
    footer,
    focusTarget,
    launcher,
    onClose,
    onBack,
    onUse,
    children,
  } = props;
  const t = useT();
  const panel = useRef<HTMLElement>(null);
  // The pressed button may be gone on another screen, so the panel takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title or the first level is another screen
  useEffect(() => {
    (focusTarget?.current ?? panel.current)?.focus({ preventScroll: true });
  }, [title, onBack === undefined]);
  useFocusReturn(panel, launcher);
  usePressOutside([panel, launcher], onClose, !isTall);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      role="dialog"
      aria-label={label}
      data-full={isTall || undefined}
      className={classNames(css.panel, isTall && css.tall)}
      onKeyDown={({ key }) => (key === 'Escape' ? onClose() : onUse?.())}
      // A layout change below a resting pointer also sends events, without a movement.
      onPointerMove={({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && onUse?.()}
    >
      <header className={css.head}>
        {onBack && <IconButton icon={ArrowLeft} isDense label={t('common.actions.back')} onPress={onBack} />}
        <div className={css.heading}>
          <h2 className={css.title}>{title}</h2>
          {subtitle && <div className={css.subtitle}>{subtitle}</div>}
        </div>
        <IconButton icon={X} isDense label={t('common.actions.close')} onPress={onClose} />
      </header>
      <div className={css.body}>{children}</div>
      {footer && <div className={css.foot}>{footer}</div>}
    </section>
  );
}

/** Moves focus back to the tab when the panel closes, unless it is on the page. */
function useFocusReturn(panel: RefObject<HTMLElement | null>, launcher: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    const tab = launcher.current;
    return () => {
      if (element?.contains(document.activeElement) || document.activeElement === document.body)
        tab?.focus({ preventScroll: true });
    };
  }, [panel, launcher]);
}

function usePressOutside(
  inside: readonly RefObject<HTMLElement | null>[],
  onPress: () => void,
  isActive: boolean,
): void {
  useEffect(() => {
    if (!isActive) return;
    const listen = ({ target }: PointerEvent) => {
      if (target instanceof Node && inside.some(({ current }) => current?.contains(target))) return;
      onPress();
    };
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  });
}
