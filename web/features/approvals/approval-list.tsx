import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  type Approval,
  type ApprovalPage,
  type Decision,
  type QueueKind,
  queueKinds,
} from '#domain/features/approvals/contract.ts';
import type { ApprovalStatus } from '#domain/features/approvals/lifecycle.ts';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { useDeferredFocus } from '#web/lib/hooks/use-deferred-focus.ts';
import { useIsNarrow } from '#web/lib/media.ts';
import { formatNumber } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { FilterPill } from '#web/ui/data/marks/filter-pill.tsx';
import { StatusFilter } from '#web/ui/data/marks/status-filter.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SplitView } from '#web/ui/layout/split-view.tsx';
import { LoadMore } from '#web/ui/table/load-more.tsx';
import css from './approval-card.module.css';
import { ApprovalCard, ApprovalPane } from './approval-card.tsx';
import { ApprovalRows } from './approval-rows.tsx';
import { approvalQueue, useDecide } from './queries.ts';
import { getKey, getName, isReturnable } from './request-name.ts';

interface ApprovalListProps {
  readonly status: ApprovalStatus;
  readonly onStatus: (status: ApprovalStatus) => void;
  /** Null for all kinds. */
  readonly kind: QueueKind | null;
  readonly onKind: (kind: QueueKind | null) => void;
  /** The key of the request that was opened; null if none was. */
  readonly chosen: string | null;
  readonly getHref: (key: string | null) => string;
  /** Closes the request on a page without room for list and details. */
  readonly onClose: () => void;
}

const statuses: readonly ApprovalStatus[] = ['pending', 'approved', 'rejected'];

/** Pending and decided requests, with the details of one next to them. The last decision stays visible. */
export function ApprovalList(props: ApprovalListProps) {
  const { status, kind, onClose } = props;
  const t = useT();
  const queue = useInfiniteQuery(approvalQueue(status, kind));
  const decide = useDecide();
  const [decided, setDecided] = useState<Approval | null>(null);
  const banner = useDeferredFocus<HTMLDivElement>();
  const rows = queue.data?.pages.flatMap((page) => page.approvals) ?? [];
  const send = async (approval: Approval, decision: Decision) => {
    setDecided(await decide.mutateAsync({ approval, decision }));
    onClose();
    banner.requestFocus();
  };
  return (
    <div className={css.queue}>
      <Filters {...props} counts={queue.data?.pages[0]?.counts} />
      <div ref={banner.ref} tabIndex={-1} className={css.decided}>
        {decided && <DecidedBanner approval={decided} />}
      </div>
      {queue.error && !queue.data && <ErrorState error={queue.error} onRetry={() => void queue.refetch()} />}
      {queue.isPending && <Loading label={t('approvals.loading')} skeleton={<Skeleton shape="row" count={6} />} />}
      {queue.data && rows.length === 0 && <NothingHere status={status} />}
      {rows.length > 0 && (
        <QueueWithDetails {...props} rows={rows} onDecide={send}>
          <LoadMore
            rowCount={rows.length}
            more={{
              hasMore: queue.hasNextPage,
              isLoading: queue.isFetchingNextPage,
              load: () => void queue.fetchNextPage(),
            }}
          />
        </QueueWithDetails>
      )}
    </div>
  );
}

interface QueueWithDetailsProps extends Pick<ApprovalListProps, 'chosen' | 'getHref'> {
  readonly rows: readonly Approval[];
  readonly onDecide: (approval: Approval, decision: Decision) => Promise<void>;
  /** Below the rows. */
  readonly children: ReactNode;
}

/** Without a choice, a wide page shows the first request; a narrow page shows the rows or the open request. */
function QueueWithDetails({ rows, chosen, getHref, onDecide, children }: QueueWithDetailsProps) {
  const t = useT();
  const isNarrow = useIsNarrow();
  const opened = rows.find((approval) => getKey(approval) === chosen);
  const shown = opened ?? (isNarrow ? undefined : rows[0]);
  if (isNarrow && opened) {
    return (
      <div className={css.open}>
        <LinkButton icon={ArrowLeft} href={getHref(null)} isDense>
          {t('approvals.backToList')}
        </LinkButton>
        <ApprovalCard approval={opened} onDecide={(decision) => onDecide(opened, decision)} />
      </div>
    );
  }
  return (
    <SplitView
      detailLabel={t('approvals.details')}
      detailKey={shown ? getKey(shown) : ''}
      row="[aria-current]"
      isDetailFitted
      detail={
        shown && !isNarrow && <ApprovalPane approval={shown} onDecide={(decision) => onDecide(shown, decision)} />
      }
    >
      <ApprovalRows approvals={rows} current={shown ? getKey(shown) : null} getHref={getHref} />
      {children}
    </SplitView>
  );
}

interface FiltersProps extends Pick<ApprovalListProps, 'status' | 'onStatus' | 'kind' | 'onKind'> {
  readonly counts: ApprovalPage['counts'] | undefined;
}

function Filters({ status, onStatus, kind, onKind, counts }: FiltersProps) {
  const t = useT();
  return (
    <div className={css.filters}>
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
      <StatusFilter
        label={t('approvals.kindFilter')}
        value={kind}
        onChange={onKind}
        choices={queueKinds.map((value) => ({ value, label: t(`approvals.requests.${value}`) }))}
      />
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
