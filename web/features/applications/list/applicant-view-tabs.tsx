import { Columns3, Rows3, UserCheck } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import css from './applicants.module.css';

interface ApplicantViewsProps {
  readonly jobId: number;
  readonly now: 'table' | 'board';
}

/** Switches between table and board. */
export function ApplicantViews({ jobId, now }: ApplicantViewsProps) {
  const t = useT();
  const views = [
    { id: 'table', icon: Rows3, href: paths.applicantTable(jobId), label: t('applications.review.table') },
    { id: 'board', icon: Columns3, href: paths.applicantBoard(jobId), label: t('applications.review.board') },
  ] as const;
  return (
    <nav className={css.views} aria-label={t('applications.review.views')}>
      {views.map(({ id, icon, href, label }) => (
        <LinkButton
          key={id}
          href={href}
          icon={icon}
          variant={id === now ? 'primary' : 'secondary'}
          {...(id === now ? { 'aria-current': 'page' as const } : {})}
        >
          {label}
        </LinkButton>
      ))}
    </nav>
  );
}

/** Shown next to scores. */
export function PersonDecides() {
  const t = useT();
  return (
    <p className={css.decides}>
      <UserCheck size={20} aria-hidden />
      {t('applications.review.person')}
    </p>
  );
}
