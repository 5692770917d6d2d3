import { Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Picture, type PictureName } from '#web/ui/picture/picture.tsx';
import css from './state.module.css';

interface EmptyStateProps {
  readonly icon?: LucideIcon;
  /** Instead of the icon, where the view has no other picture. */
  readonly picture?: PictureName;
  readonly title: string;
  /** Why it is empty, in one line. */
  readonly children?: ReactNode;
  /** What to do next. */
  readonly action?: ReactNode;
}

export function EmptyState({ icon: Icon = Inbox, picture, title, children, action }: EmptyStateProps) {
  return (
    <div className={css.state}>
      {picture ? (
        <Picture name={picture} size="small" />
      ) : (
        <Icon size={48} strokeWidth={1.25} aria-hidden className={css.icon} />
      )}
      <p className={css.title}>{title}</p>
      {children && <div className={css.text}>{children}</div>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
