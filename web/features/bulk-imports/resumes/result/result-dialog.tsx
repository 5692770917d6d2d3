import { useQuery } from '@tanstack/react-query';
import { Download, Users } from 'lucide-react';
import { useState } from 'react';
import { type StatusDuration, statusDurations } from '#domain/features/bulk-imports/import-record.ts';
import { paths } from '#web/app/paths.ts';
import css from '#web/features/bulk-imports/resumes/imports.module.css';
import {
  downloadStatus,
  importOf,
  importStatus,
  isInBackground,
  type StatusFilter,
} from '#web/features/bulk-imports/resumes/queries.ts';
import { formatDateTime } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { ProgressParts } from './progress-parts.tsx';
import { ResultGroups } from './result-groups.tsx';
import { UndoImport } from './undo-import.tsx';

interface ResumeResultDialogProps {
  readonly token: string;
  readonly onClose: () => void;
}

/** The result of a résumé import: its files in groups, and those of other imports by a duration. */
export function ResumeResultDialog({ token, onClose }: ResumeResultDialogProps) {
  const t = useT();
  const [duration, setDuration] = useState<StatusDuration | 'this'>('this');
  const filter: StatusFilter = duration === 'this' ? { token } : { duration };
  const { data: record } = useQuery(importOf(token));
  const isRunning = record !== undefined && isInBackground(record);
  const { data, error, refetch } = useQuery(importStatus(filter, isRunning));
  const actions = (
    <>
      <LinkButton variant="primary" icon={Users} href={paths.importedPeople} onPress={onClose}>
        {t('resumeImports.result.view')}
      </LinkButton>
      <Button icon={Download} onPress={() => void downloadStatus(filter)}>
        {t('resumeImports.result.download')}
      </Button>
      {record?.can_undo && <UndoImport record={record} />}
    </>
  );
  const counts = {
    created: data?.newly_created_count ?? 0,
    existing: data?.already_existing_count ?? 0,
    skipped: data?.skipped_count ?? 0,
  };
  const shown = counts.created + counts.existing + counts.skipped;
  return (
    <Dialog isOpen shape="wide" onClose={onClose} title={t('resumeImports.result.title')} actions={actions}>
      <div className={css.stack}>
        <div className={css.top}>
          {record && duration === 'this' ? (
            <ImportFacts fileName={record.file_name} count={record.counts.total} startedAt={record.created_at} />
          ) : (
            <span />
          )}
          <DurationFilter duration={duration} onChange={setDuration} />
        </div>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading label={t('resumeImports.result.title')} />}
        {data && <ProgressParts {...counts} total={duration === 'this' ? (record?.counts.total ?? shown) : shown} />}
        {isRunning && <p className={css.muted}>{t('resumeImports.result.close')}</p>}
        {data && shown === 0 && !isRunning && <p>{t('resumeImports.result.empty')}</p>}
        {data && shown > 0 && <ResultGroups key={duration} summary={data} onLeave={onClose} />}
      </div>
    </Dialog>
  );
}

interface ImportFactsProps {
  readonly fileName: string;
  readonly count: number;
  readonly startedAt: string;
}

function ImportFacts({ fileName, count, startedAt }: ImportFactsProps) {
  const t = useT();
  const facts = t('resumeImports.result.facts', { count, time: formatDateTime(startedAt) });
  return (
    <p className={css.muted}>
      {fileName} · {facts}
    </p>
  );
}

interface DurationFilterProps {
  readonly duration: StatusDuration | 'this';
  readonly onChange: (duration: StatusDuration | 'this') => void;
}

function DurationFilter({ duration, onChange }: DurationFilterProps) {
  const t = useT();
  const label = (value: StatusDuration | 'this') =>
    value === 'this' || value === 'all'
      ? t(`resumeImports.result.durations.${value}`)
      : t('resumeImports.result.durations.minutes', { count: Number(value) });
  return (
    <Select
      label={t('resumeImports.result.duration')}
      value={duration}
      onChange={onChange}
      choices={(['this', ...statusDurations] as const).map((value) => ({ value, label: label(value) }))}
    />
  );
}
