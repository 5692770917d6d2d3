import { Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './state.module.css';

interface EmptyStateProps {
  readonly icon?: LucideIcon;
  readonly title: string;
  /** Why it is empty, in one line. */
  readonly children?: ReactNode;
  /** What to do next. */
  readonly action?: ReactNode;
}

export function EmptyState({ icon: Icon = Inbox, title, children, action }: EmptyStateProps) {
  return (
    <div className={css.state}>
      <Icon size={48} strokeWidth={1.25} aria-hidden className={css.icon} />
      <p className={css.title}>{title}</p>
      {children && <div className={css.text}>{children}</div>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
