import { Archive, CircleCheck, CirclePause, type LucideIcon, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { Approval, Decision } from '#domain/features/approvals/contract.ts';
import type { ApprovalStatus } from '#domain/features/approvals/lifecycle.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Chip, type ChipTone } from '#web/ui/data/marks/chip.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import css from './approval-card.module.css';
import { ApprovalFacts } from './approval-facts.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { getName } from './request-name.ts';

interface ApprovalCardProps {
  readonly approval: Approval;
  /** Sends the decision; an error shows in the dialog. */
  readonly onDecide: (decision: Decision) => Promise<unknown>;
}

const looks: Record<ApprovalStatus, readonly [ChipTone, LucideIcon]> = {
  pending: ['paused', CirclePause],
  approved: ['active', CircleCheck],
  rejected: ['closed', Archive],
};

/** One approval request with all facts for the decision. */
export function ApprovalCard({ approval, onDecide }: ApprovalCardProps) {
  const t = useT();
  const headingId = useId();
  const [wanted, setWanted] = useState<Decision['decision'] | null>(null);
  const name = getName(approval);
  const decide = (decision: Decision) =>
    onDecide({ ...decision, ...(approval.job && { version: approval.job.version }) });
  const [tone, icon] = looks[approval.status];
  return (
    <Card as="article" labelledBy={headingId}>
      <div className={css.top}>
        <h2 id={headingId} className={css.name}>
          {name}
        </h2>
        <Chip tone={tone} icon={icon}>
          {t(`approvals.${approval.status}`)}
        </Chip>
      </div>
      <ApprovalFacts approval={approval} />
      {approval.can_decide && (
        <div className={css.actions}>
          <Button variant="primary" icon={CircleCheck} onPress={() => setWanted('approved')}>
            {t('approvals.approve', { name })}
          </Button>
          <Button icon={X} onPress={() => setWanted('rejected')}>
            {t('approvals.reject', { name })}
          </Button>
        </div>
      )}
      {approval.status === 'pending' && !approval.can_decide && <p>{t('approvals.ownRequest')}</p>}
      {wanted && (
        <DecisionDialog approval={approval} decision={wanted} onSend={decide} onClose={() => setWanted(null)} />
      )}
    </Card>
  );
}
