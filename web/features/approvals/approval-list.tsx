import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { type Approval, type QueueKind, queueKinds } from '#domain/features/approvals/contract.ts';
import type { ApprovalStatus } from '#domain/features/approvals/lifecycle.ts';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { formatNumber } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { FilterPill } from '#web/ui/data/marks/filter-pill.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { ListTools } from '#web/ui/layout/list-tools.tsx';
import css from './approval-card.module.css';
import { ApprovalCard } from './approval-card.tsx';
import { approvalQueue, useDecide } from './queries.ts';
import { getName, isReturnable } from './request-name.ts';

interface ApprovalListProps {
  readonly status: ApprovalStatus;
  readonly onStatus: (status: ApprovalStatus) => void;
  /** Null for all kinds. */
  readonly kind: QueueKind | null;
  readonly onKind: (kind: QueueKind | null) => void;
}

const statuses: readonly ApprovalStatus[] = ['pending', 'approved', 'rejected'];

/** Pending and decided requests. The last decision stays visible. */
export function ApprovalList({ status, onStatus, kind, onKind }: ApprovalListProps) {
  const t = useT();
  const queue = useInfiniteQuery(approvalQueue(status, kind));
  const decide = useDecide();
  const [decided, setDecided] = useState<Approval | null>(null);
  const counts = queue.data?.pages[0]?.counts;
  const rows = queue.data?.pages.flatMap((page) => page.approvals) ?? [];
  return (
    <div className={css.queue}>
      <fieldset className={css.filter}>
        <legend className={css.legend}>{t('approvals.filter')}</legend>
        {statuses.map((value) => (
          <FilterPill
            key={value}
            state={value === status ? 'chosen' : 'off'}
            count={counts && formatNumber(counts[value])}
            onPress={() => onStatus(value)}
          >
            {t(`approvals.${value}`)}
          </FilterPill>
        ))}
      </fieldset>
      <ListTools>
        <Select
          label={t('approvals.kindFilter')}
          value={kind ?? 'all'}
          onChange={(value) => onKind(value === 'all' ? null : value)}
          choices={[
            { value: 'all', label: t('approvals.allKinds') },
            ...queueKinds.map((value) => ({ value, label: t(`approvals.requests.${value}`) })),
          ]}
        />
      </ListTools>
      {decided && <DecidedBanner approval={decided} />}
      {queue.error && !queue.data && <ErrorState error={queue.error} onRetry={() => void queue.refetch()} />}
      {queue.isPending && <Loading label={t('approvals.loading')} skeleton={<Skeleton shape="row" count={3} />} />}
      {queue.data && rows.length === 0 && <NothingHere status={status} />}
      <div className={css.list}>
        {rows.map((approval) => (
          <ApprovalCard
            key={`${approval.kind}-${approval.id}-${approval.decided_at}`}
            approval={approval}
            onDecide={async (decision) => setDecided(await decide.mutateAsync({ approval, decision }))}
          />
        ))}
        {queue.hasNextPage && (
          <div>
            <Button
              icon={ChevronDown}
              onPress={() => void queue.fetchNextPage()}
              isPending={queue.isFetchingNextPage}
              pendingText={t('approvals.loading')}
            >
              {t('approvals.more')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** Replaces the card of a decided request. */
export function DecidedBanner({ approval }: { readonly approval: Approval }) {
  const t = useT();
  const negative = isReturnable(approval) ? 'approvals.doneReturned' : 'approvals.doneRejected';
  const text = approval.status === 'approved' ? 'approvals.doneApproved' : negative;
  return (
    <Banner tone="ok" role="status" title={t(text, { name: getName(approval) })}>
      {t(getDoneText(approval))}
    </Banner>
  );
}

function getDoneText({ job, offer }: Approval): PhraseKey {
  if (offer) return 'approvals.offerDoneText';
  return job ? 'approvals.jobDoneText' : 'approvals.doneText';
}

function NothingHere({ status }: { readonly status: ApprovalStatus }) {
  const t = useT();
  const isQueue = status === 'pending';
  return (
    <EmptyState picture="desk" title={t(isQueue ? 'approvals.emptyTitle' : 'approvals.noneTitle')}>
      {t(isQueue ? 'approvals.emptyText' : 'approvals.noneText')}
    </EmptyState>
  );
}
