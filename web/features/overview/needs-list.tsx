import { Accessibility, CircleCheck, Clock, FileSignature, type LucideIcon, Pencil, UserPlus } from 'lucide-react';
import type { ActionItem } from '#domain/features/overview/contract.ts';
import { dayMs } from '#domain/lib/day.ts';
import { paths } from '#web/app/paths.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { formatDate, formatRelative } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import css from './needs-list.module.css';

/** Today's tasks: one line each with its action. */
export function NeedsList({ needs }: { readonly needs: readonly ActionItem[] }) {
  const t = useT();
  if (needs.length === 0) {
    return (
      <EmptyState icon={CircleCheck} title={t('overview.staffHome.nothing')}>
        {t('overview.staffHome.nothingText')}
      </EmptyState>
    );
  }
  return (
    <ol className={css.needs}>
      {needs.map((need) => {
        const { icon: Icon, title, detail, action, href } = getTexts(t, need);
        return (
          <li key={`${need.kind}:${href}`} className={css.need} data-kind={need.kind}>
            <span className={css.icon}>
              <Icon size={18} aria-hidden />
            </span>
            <div className={css.words}>
              <p className={css.title}>{title}</p>
              <p className={css.detail}>{detail}</p>
            </div>
            <LinkButton href={href} isDense>
              {action}
            </LinkButton>
          </li>
        );
      })}
    </ol>
  );
}

interface TaskTexts {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly detail: string;
  readonly action: string;
  readonly href: string;
}

function getTexts(t: Translate, need: ActionItem): TaskTexts {
  const job = need.title;
  switch (need.kind) {
    case 'late_reply':
      return {
        icon: Clock,
        title: t('overview.staffHome.overdue', { name: need.name, job }),
        detail: t('overview.staffHome.overdueDetail', {
          due: formatDate(need.due),
          days: daysSince(t, need.waiting_since),
        }),
        action: t('overview.staffHome.overdueAction', { name: need.name }),
        href: paths.application(need.application_id),
      };
    case 'adjustment':
      return {
        icon: Accessibility,
        title: t('overview.staffHome.accommodation', { name: need.name, job }),
        detail: t('overview.staffHome.accommodationDetail', { due: formatDate(need.due) }),
        action: t('overview.staffHome.accommodationAction', { name: need.name }),
        href: paths.application(need.application_id),
      };
    case 'new_applicants':
      return {
        icon: UserPlus,
        title: t('overview.staffHome.fresh', { count: need.count, job }),
        detail: t('overview.staffHome.freshDetail', { days: daysSince(t, need.waiting_since) }),
        action: t('overview.staffHome.freshAction'),
        href: `${paths.applicantTable(need.job_id)}?status=applied`,
      };
    case 'open_offer':
      return {
        icon: FileSignature,
        title: t('overview.staffHome.offer', { name: need.name, job }),
        detail: t('overview.staffHome.offerDetail', {
          company: formatEmployer(t, need.company),
          days: daysSince(t, need.waiting_since),
        }),
        action: t('overview.staffHome.offerAction', { name: need.name }),
        href: paths.application(need.application_id),
      };
    case 'draft':
      return {
        icon: Pencil,
        title: t('overview.staffHome.draft', { job }),
        detail: t('overview.staffHome.draftDetail', { when: formatRelative(need.updated_at) }),
        action: t('overview.staffHome.draftAction'),
        href: paths.editJob(need.job_id),
      };
  }
}

/** Formats whole days: "3 days". */
function daysSince(t: Translate, since: string): string {
  const days = Math.floor((Date.now() - new Date(since).getTime()) / dayMs);
  return days < 1 ? t('overview.staffHome.lessThanDay') : t('common.dates.days', { count: days });
}
