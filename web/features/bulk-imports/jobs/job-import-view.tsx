import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { JobImport } from '#domain/features/bulk-imports/jobs/contract.ts';
import { type PublishChoice, publishChoices } from '#domain/features/bulk-imports/jobs/publish-choices.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { ColumnForm } from './column-form.tsx';
import css from './job-imports.module.css';
import { JobItems } from './job-items.tsx';
import { isInBackground, jobImportOf, useMoveJobImport } from './queries.ts';
import { UndoJobImport } from './undo-job-import.tsx';

/** One import in its current state, from reading the file to undo. */
export function JobImportView({ token }: { readonly token: string }) {
  const t = useT();
  const { data: record, error, refetch } = useQuery(jobImportOf(token));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!record) return <Loading label={t('jobImports.title')} />;
  return (
    <CardSection title={t(`jobImports.states.${record.state}`)}>
      <div className={css.stack}>
        <p className={css.muted}>{record.file_name}</p>
        {isInBackground(record) && <Running record={record} />}
        {record.state === 'review' && <Review record={record} />}
        {(record.state === 'done' || record.state === 'undone') && <Finished record={record} />}
      </div>
    </CardSection>
  );
}

function Running({ record }: { readonly record: JobImport }) {
  const t = useT();
  const { total, waiting, read } = record.counts;
  const done = total - waiting - read;
  return (
    <>
      <ProgressBar
        label={t(`jobImports.states.${record.state}`)}
        done={done}
        total={total}
        valueText={t('jobImports.progress', { done, total })}
      />
      <p className={css.muted}>{t('jobImports.leave')}</p>
    </>
  );
}

function Review({ record }: { readonly record: JobImport }) {
  const t = useT();
  const move = useMoveJobImport(record.token);
  const [publish, setPublish] = useState<PublishChoice>('draft');
  const { new: ready, failed } = record.counts;
  const publishLabel = record.needs_approval ? 'approval' : 'publish';
  return (
    <>
      <p role="status">{t('jobImports.review.summary', { new: ready, failed })}</p>
      {record.columns && <ColumnForm record={record} />}
      {ready > 0 && (
        <RadioGroup
          label={t('jobImports.review.publishing')}
          value={publish}
          onChange={setPublish}
          choices={publishChoices.map((value) => ({
            value,
            label: t(`jobImports.review.${value === 'draft' ? 'draft' : publishLabel}`),
          }))}
        />
      )}
      {move.error && <InlineNote tone="danger">{translateError(move.error)}</InlineNote>}
      <div className={css.actions}>
        {ready > 0 && (
          <Button variant="primary" isPending={move.isPending} onPress={() => move.mutate({ to: 'confirm', publish })}>
            {t('jobImports.review.start', { count: ready })}
          </Button>
        )}
        <Button onPress={() => move.mutate({ to: 'cancel' })}>{t('jobImports.review.cancel')}</Button>
      </div>
      <Groups record={record} />
    </>
  );
}

function Finished({ record }: { readonly record: JobImport }) {
  const t = useT();
  const { undo_counts: undone, undo_until: until } = record;
  return (
    <>
      {undone && <p role="status">{t('jobImports.undo.done', undone)}</p>}
      {record.can_undo && until && (
        <p className={css.muted}>{t('jobImports.undo.until', { date: formatDate(until) })}</p>
      )}
      {record.can_undo && (
        <div className={css.actions}>
          <UndoJobImport record={record} />
        </div>
      )}
      <Groups record={record} />
    </>
  );
}

function Groups({ record }: { readonly record: JobImport }) {
  return (
    <>
      {record.counts.failed > 0 && <JobItems record={record} group="failed" />}
      {record.counts.new > 0 && <JobItems record={record} group="new" />}
    </>
  );
}
