import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ImportRecord } from '#domain/features/bulk-imports/import-record.ts';
import { paths } from '#web/app/paths.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { groups, ImportGroup } from './group.tsx';
import css from './imports.module.css';
import { importOf } from './queries.ts';
import { UndoImport } from './result/undo-import.tsx';
import { ItemsOfGroup, ReviewList } from './review/review-list.tsx';
import { CancelImport } from './upload/cancel-import.tsx';
import { UploadPanel } from './upload/upload-panel.tsx';

/** One import in its current state, from sending the files to undo. */
export function ImportSteps({ token }: { readonly token: string }) {
  const t = useT();
  const { data: record, error, refetch } = useQuery(importOf(token));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!record) return <Loading label={t('resumeImports.result.title')} />;
  return (
    <CardSection title={t(`resumeImports.steps.${record.state}`)}>
      <Step record={record} />
    </CardSection>
  );
}

function Step({ record }: { readonly record: ImportRecord }) {
  if (record.state === 'uploading') return <UploadPanel record={record} />;
  if (record.state === 'review') return <ReviewList record={record} />;
  if (record.state === 'reading' || record.state === 'importing') return <Running record={record} />;
  return <Finished record={record} />;
}

function Running({ record }: { readonly record: ImportRecord }) {
  const t = useT();
  const { total, waiting, read } = record.counts;
  const step = record.state === 'reading' ? 'reading' : 'importing';
  const done = total - (step === 'reading' ? waiting : read);
  return (
    <div className={css.stack}>
      <ProgressBar
        label={t(`resumeImports.steps.${step}`)}
        done={done}
        total={total}
        valueText={t(`resumeImports.${step}.progress`, { done, total })}
      />
      <p className={css.muted}>{t(`resumeImports.${step}.leave`)}</p>
      {step === 'reading' && (
        <div className={css.actions}>
          <CancelImport token={record.token} />
        </div>
      )}
    </div>
  );
}

function Finished({ record }: { readonly record: ImportRecord }) {
  const t = useT();
  const { counts, undo_counts: undone } = record;
  return (
    <div className={css.stack}>
      {undone && <p role="status">{t('resumeImports.undo.done', undone)}</p>}
      {record.can_undo && record.undo_until && (
        <p className={css.muted}>{t('resumeImports.undo.until', { date: formatDate(record.undo_until) })}</p>
      )}
      <div className={css.actions}>
        <LinkButton icon={ArrowLeft} href={paths.importResumes}>
          {t('resumeImports.history.title')}
        </LinkButton>
        {record.can_undo && <UndoImport record={record} />}
      </div>
      {record.state !== 'canceled' &&
        groups.map((group) => (
          <ImportGroup
            key={group}
            group={group}
            label={t(`resumeImports.result.groups.${group}`)}
            count={counts[group]}
            isInitiallyOpen={counts[group] > 0}
          >
            <ItemsOfGroup token={record.token} group={group} />
          </ImportGroup>
        ))}
    </div>
  );
}
