import { Hand } from 'lucide-react';
import type { Approval } from '#domain/features/approvals/contract.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { PlainLink } from '#web/ui/action/plain-link.tsx';
import { Chip } from '#web/ui/data/marks/chip.tsx';
import { Time } from '#web/ui/data/time.tsx';
import { EmployerMark } from '#web/ui/mark/employer-mark.tsx';
import { ApprovalChip } from './approval-card.tsx';
import css from './approval-rows.module.css';
import { getKey, getName } from './request-name.ts';

interface ApprovalRowsProps {
  readonly approvals: readonly Approval[];
  /** The key of the open request. */
  readonly current: string | null;
  readonly getHref: (key: string) => string;
}

/** The queue: one thin row for each request. */
export function ApprovalRows({ approvals, current, getHref }: ApprovalRowsProps) {
  const t = useT();
  return (
    <ul className={css.rows} aria-label={t('approvals.title')}>
      {approvals.map((approval) => {
        const key = getKey(approval);
        return (
          <li key={key}>
            <PlainLink
              href={getHref(key)}
              className={css.row}
              {...(key === current ? { 'aria-current': 'true' as const } : {})}
            >
              <EmployerMark id={approval.organisation.id} name={approval.organisation.name} size={32} />
              <span className={css.names}>
                <strong>{getName(approval)}</strong>
                <span className={css.below}>{describe(t, approval)}</span>
              </span>
              <span className={css.state}>
                {approval.can_decide ? (
                  <Chip tone="offer" icon={Hand}>
                    {t('offers.statuses.yourTurn')}
                  </Chip>
                ) : (
                  <ApprovalChip status={approval.status} />
                )}
                <span className={css.below}>
                  <Time when={approval.decided_at ?? approval.asked_at} variant="relative" />
                </span>
              </span>
            </PlainLink>
          </li>
        );
      })}
    </ul>
  );
}

/** The type of the request and whose it is. */
function describe(t: Translate, { kind, organisation, asked_by: asker, offer }: Approval): string {
  const type = kind === 'partner' ? t(`approvals.kinds.${organisation.kind}`) : t(`approvals.types.${kind}`);
  const owner = kind === 'partner' ? asker?.name : organisation.name;
  return [type, offer?.job, owner].filter(Boolean).join(' · ');
}
