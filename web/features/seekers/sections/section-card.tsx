import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import css from './profile-section.module.css';

interface SectionCardProps {
  /** Of the heading. */
  readonly id: string;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Marks the section as being edited. */
  readonly isOpen: boolean;
  /** A short text next to the title. */
  readonly status?: ReactNode;
  /** The buttons of the section. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A section of the profile: its title, its status, and its buttons in one line, then the content. */
export function SectionCard(props: SectionCardProps) {
  const { id, icon: Icon, title, headingRef, isOpen, status, actions, children } = props;
  return (
    <section aria-labelledby={id} className={classNames(css.card, isOpen && css.open)}>
      <div className={css.head}>
        <span className={css.icon}>
          <Icon size={18} aria-hidden />
        </span>
        <h2 id={id} ref={headingRef} tabIndex={-1} className={css.title}>
          {title}
        </h2>
        {status}
        {actions && <span className={css.edit}>{actions}</span>}
      </div>
      {children}
    </section>
  );
}
