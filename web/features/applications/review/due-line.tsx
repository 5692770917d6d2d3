import { ClockAlert, Hourglass } from 'lucide-react';
import type { Application } from '#domain/features/applications/contract.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import css from './application-for-staff.module.css';
import { formatReplyDue } from './due-text.ts';

/** The date by which the applicant expects a reply, if there is one. */
export function DueLine({ application }: { readonly application: Application }) {
  const t = useT();
  const { by } = application.next_step;
  if (by === null) return null;
  const isOverdue = new Date(by) < new Date();
  const Icon = isOverdue ? ClockAlert : Hourglass;
  return (
    <p className={classNames(css.due, isOverdue && css.late)}>
      <Icon size={18} aria-hidden />
      <span>
        <strong>{t('applications.review.detail.replyDue', { date: formatDate(by) })}</strong>
        <span className={css.meta}>{formatReplyDue(t, by)}</span>
      </span>
    </p>
  );
}
