import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import css from './banner.module.css';

export type Tone = 'info' | 'ok' | 'warn' | 'danger';

const icons = { info: Info, ok: CircleCheck, warn: TriangleAlert, danger: CircleAlert } satisfies Record<
  Tone,
  LucideIcon
>;

interface BannerProps {
  readonly tone: Tone;
  /** The message, in one line. */
  readonly title: string;
  /** What to do now. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly onClose?: () => void;
  /** Announces it when it appears: `status` politely, `alert` at once. */
  readonly role?: 'status' | 'alert';
}

/** A message that stays until it is closed or no longer applies. */
export function Banner({ tone, title, children, actions, onClose, role }: BannerProps) {
  const t = useT();
  const Icon = icons[tone];
  return (
    <div className={classNames(css.banner, css[tone])} role={role}>
      <Icon size={24} aria-label={t(`common.notes.${tone}`)} className={css.icon} />
      <div className={css.body}>
        <p className={css.title}>{title}</p>
        {children && <div className={css.text}>{children}</div>}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {onClose && <IconButton icon={X} label={t('common.actions.close')} onPress={onClose} />}
    </div>
  );
}

/** A short note inside a form or card. */
export function InlineNote({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  const t = useT();
  const Icon = icons[tone];
  return (
    <div className={classNames(css.note, css[tone])}>
      <Icon size={20} aria-label={t(`common.notes.${tone}`)} className={css.icon} />
      <div>{children}</div>
    </div>
  );
}
