import { Archive, CircleCheck, CirclePause, type LucideIcon, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { Approval, Decision } from '#domain/features/approvals/contract.ts';
import type { ApprovalStatus } from '#domain/features/approvals/lifecycle.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Chip, type ChipTone } from '#web/ui/data/marks/chip.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import css from './approval-card.module.css';
import { ApprovalFacts } from './approval-facts.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { getName, isReturnable } from './request-name.ts';

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
            {t(isReturnable(approval) ? 'approvals.return' : 'approvals.reject', { name })}
          </Button>
        </div>
      )}
      {approval.status === 'pending' && !approval.can_decide && <p>{describeWait(t, approval)}</p>}
      {wanted && (
        <DecisionDialog approval={approval} decision={wanted} onSend={decide} onClose={() => setWanted(null)} />
      )}
    </Card>
  );
}

/** Why the reader cannot decide. */
function describeWait(t: Translate, { offer }: Approval): string {
  if (!offer || offer.is_own || offer.waiting_for === null) return t('approvals.ownRequest');
  return t('approvals.waitingFor', { name: offer.waiting_for });
}
