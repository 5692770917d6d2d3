import { Eye, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import css from './audience.module.css';

interface AudienceProps {
  /** Whether the applicant sees the text, rather than only the team. */
  readonly isPublic?: boolean;
  readonly children: ReactNode;
}

/** Who sees a text, above its field: in words, by icon, and by color. */
export function Audience({ isPublic = false, children }: AudienceProps) {
  const Icon = isPublic ? Eye : Lock;
  return (
    <p className={classNames(css.audience, isPublic && css.public)}>
      <Icon size={16} aria-hidden />
      {children}
    </p>
  );
}
