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
export function ApprovalCard(props: ApprovalCardProps) {
  const headingId = useId();
  return (
    <Card as="article" labelledBy={headingId}>
      <ApprovalDetails {...props} headingId={headingId} />
    </Card>
  );
}

/** The same next to the queue. */
export function ApprovalPane(props: ApprovalCardProps) {
  const headingId = useId();
  return (
    <article aria-labelledby={headingId} className={css.pane}>
      <ApprovalDetails {...props} headingId={headingId} />
    </article>
  );
}

interface ApprovalDetailsProps extends ApprovalCardProps {
  readonly headingId: string;
}

function ApprovalDetails({ approval, onDecide, headingId }: ApprovalDetailsProps) {
  const t = useT();
  const [wanted, setWanted] = useState<Decision['decision'] | null>(null);
  const name = getName(approval);
  const negative = isReturnable(approval) ? 'return' : 'reject';
  const decide = (decision: Decision) =>
    onDecide({ ...decision, ...(approval.job && { version: approval.job.version }) });
  return (
    <>
      <div className={css.top}>
        <h2 id={headingId} className={css.name}>
          {name}
        </h2>
        <ApprovalChip status={approval.status} />
      </div>
      <ApprovalFacts approval={approval} />
      {approval.can_decide && (
        <div className={css.actions}>
          <Button
            variant="primary"
            icon={CircleCheck}
            aria-label={t('approvals.approve', { name })}
            onPress={() => setWanted('approved')}
          >
            {t('approvals.approveConfirm')}
          </Button>
          <Button icon={X} aria-label={t(`approvals.${negative}`, { name })} onPress={() => setWanted('rejected')}>
            {t(`approvals.${negative}Confirm`)}
          </Button>
        </div>
      )}
      {approval.status === 'pending' && !approval.can_decide && <p>{describeWait(t, approval)}</p>}
      {wanted && (
        <DecisionDialog approval={approval} decision={wanted} onSend={decide} onClose={() => setWanted(null)} />
      )}
    </>
  );
}

export function ApprovalChip({ status }: { readonly status: ApprovalStatus }) {
  const t = useT();
  const [tone, icon] = looks[status];
  return (
    <Chip tone={tone} icon={icon}>
      {t(`approvals.${status}`)}
    </Chip>
  );
}

/** Why the reader cannot decide. */
function describeWait(t: Translate, { offer }: Approval): string {
  if (!offer || offer.is_own || offer.waiting_for === null) return t('approvals.ownRequest');
  return t('approvals.waitingFor', { name: offer.waiting_for });
}
