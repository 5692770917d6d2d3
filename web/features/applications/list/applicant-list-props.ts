import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApplicationCard, applicationSorts } from '#domain/features/applications/contract.ts';
import type { Column } from '#web/ui/table/column.ts';
import type { Total } from '#web/ui/table/table-tools.tsx';

export interface ApplicantListProps {
  readonly tableId: string;
  readonly label: string;
  readonly cards: readonly ApplicationCard[];
  readonly columns: readonly Column<ApplicationCard>[];
  /** The columns that fit next to the side panel; all by default. */
  readonly panelColumns?: readonly Column<ApplicationCard>[];
  readonly query: Pick<
    UseInfiniteQueryResult,
    'status' | 'error' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'isPlaceholderData' | 'fetchNextPage'
  >;
  readonly sort: (typeof applicationSorts)[number];
  readonly total: Total | undefined;
  readonly empty: ReactNode;
  /** One table per employer. */
  readonly isGrouped?: boolean;
}
