import { useInfiniteQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { ImportRecord } from '#domain/features/bulk-imports/import-record.ts';
import { type Group, groups, ImportGroup } from '#web/features/bulk-imports/resumes/group.tsx';
import css from '#web/features/bulk-imports/resumes/imports.module.css';
import { importItems, useMoveImport } from '#web/features/bulk-imports/resumes/queries.ts';
import { CancelImport } from '#web/features/bulk-imports/resumes/upload/cancel-import.tsx';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { ReviewItem } from './review-item.tsx';

/** What would become of each file. Nothing is created before the import is confirmed. */
export function ReviewList({ record }: { readonly record: ImportRecord }) {
  const t = useT();
  const move = useMoveImport(record.token);
  const { new: created, existing, skipped } = record.counts;
  return (
    <div className={css.stack}>
      <p role="status">{t('resumeImports.review.summary', { created, existing, skipped })}</p>
      <div className={css.actions}>
        <Button variant="primary" icon={Check} isPending={move.isPending} onPress={() => move.mutate('confirm')}>
          {created > 0 ? t('resumeImports.review.confirm', { count: created }) : t('resumeImports.review.confirmNone')}
        </Button>
        <CancelImport token={record.token} />
      </div>
      {move.error && <InlineNote tone="danger">{translateError(move.error)}</InlineNote>}
      {groups.map((group) => (
        <ImportGroup
          key={group}
          group={group}
          label={t(`resumeImports.review.${group}`)}
          count={record.counts[group]}
          isInitiallyOpen={record.counts[group] > 0}
        >
          <ItemsOfGroup token={record.token} group={group} />
        </ImportGroup>
      ))}
    </div>
  );
}

/** The items of a group, a page at a time; in the review they can be decided. */
export function ItemsOfGroup({ token, group }: { readonly token: string; readonly group: Group }) {
  const t = useT();
  const query = useInfiniteQuery(importItems(token, group));
  if (query.isPending) return <Loading label={t('resumeImports.upload.list')} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <p className={css.muted}>{t('resumeImports.review.none')}</p>;
  return (
    <>
      <ul className={css.items}>
        {items.map((item) => (
          <ReviewItem key={item.id} token={token} item={item} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
          {t('resumeImports.review.more')}
        </Button>
      )}
    </>
  );
}
