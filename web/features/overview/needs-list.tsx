import { CircleCheck } from 'lucide-react';
import type { ActionItem } from '#domain/features/overview/contract.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { CountBadge } from '#web/ui/data/marks/count-badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { buildTaskTexts, taskIcons } from './need-texts.ts';
import css from './needs-list.module.css';

interface NeedsListProps {
  readonly needs: readonly ActionItem[];
  /** Names the employer, for staff who work across organizations. */
  readonly isWide?: boolean;
}

/** Today's tasks: one line each with its action. */
export function NeedsList({ needs, isWide = false }: NeedsListProps) {
  const t = useT();
  return (
    <section className={css.card} aria-labelledby="needs">
      <div className={css.head}>
        <h2 id="needs" className={css.heading}>
          {t('overview.staffHome.needs')}
          <CountBadge count={needs.length} />
        </h2>
        {needs.length > 1 && <p className={css.detail}>{t('overview.staffHome.purpose')}</p>}
      </div>
      {needs.length === 0 ? (
        <EmptyState icon={CircleCheck} title={t('overview.staffHome.nothing')}>
          {t('overview.staffHome.nothingText')}
        </EmptyState>
      ) : (
        <ol className={css.list}>
          {needs.map((need) => (
            <Task key={JSON.stringify(need)} need={need} isWide={isWide} />
          ))}
        </ol>
      )}
    </section>
  );
}

interface TaskProps {
  readonly need: ActionItem;
  readonly isWide: boolean;
}

function Task({ need, isWide }: TaskProps) {
  const t = useT();
  const Icon = taskIcons[need.kind];
  const { title, detail, action, href } = buildTaskTexts(t, need);
  const employer = isWide && 'company' in need ? `${formatEmployer(t, need.company)} · ` : '';
  return (
    <li className={css.need} data-kind={need.kind}>
      <span className={css.icon}>
        <Icon size={18} aria-hidden />
      </span>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <p className={css.detail}>
          {employer}
          {detail}
        </p>
      </div>
      <LinkButton href={href} isDense aria-label={`${action}: ${title}`}>
        {action}
      </LinkButton>
    </li>
  );
}
