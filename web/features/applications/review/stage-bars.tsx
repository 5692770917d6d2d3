import { Check, Circle, CircleDot, CircleMinus } from 'lucide-react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { formatShortDay } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import css from './stage-bars.module.css';

const stages = ['applied', 'screening', 'interview', 'offer', 'hired'] as const;
type Stage = (typeof stages)[number];

/** The bar of each status; a status outside of the way has that of the stage before it. */
const stageOf: Partial<Record<ApplicationStatus, Stage>> = {
  sourced: 'applied',
  applied: 'applied',
  screening: 'screening',
  interview: 'interview',
  offer: 'offer',
  offered: 'offer',
  declined: 'offer',
  hired: 'hired',
};

interface StageBarsProps {
  readonly application: Pick<ApplicationCard, 'status' | 'status_before' | 'status_since' | 'applied_at'>;
}

/** The way from application to hire as five bars; a narrow page shows only the current one. */
export function StageBars({ application }: StageBarsProps) {
  const t = useT();
  const { status, status_before: before, status_since: since, applied_at: appliedAt } = application;
  const now = stages.indexOf(stageOf[status] ?? stageOf[before ?? 'applied'] ?? 'applied');
  const hasLeft = stageOf[status] === undefined || status === 'declined';
  return (
    <ol className={css.bars} aria-label={t('applications.review.detail.stages')}>
      {stages.map((stage, index) => {
        const isNow = index === now;
        const isDone = index < now || (isNow && status === 'hired');
        const Icon = isDone ? Check : isNow ? (hasLeft ? CircleMinus : CircleDot) : Circle;
        const day = index === 0 && appliedAt && !isNow ? formatShortDay(appliedAt) : null;
        return (
          <li
            key={stage}
            className={classNames(css.bar, isDone && css.done, isNow && css.now)}
            aria-current={isNow ? 'step' : undefined}
          >
            <Icon size={16} aria-hidden />
            <strong>{t(`statuses.application.${isNow ? status : stage}`)}</strong>
            {day && <span className={css.day}>{day}</span>}
            {isNow && (
              <span className={css.day}>
                {t('applications.review.detail.sinceDay', { date: formatShortDay(since) })}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
