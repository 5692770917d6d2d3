import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type StatusDuration, statusDurations } from '#domain/features/bulk-imports/import-record.ts';
import type { JobStatusFile } from '#domain/features/bulk-imports/jobs/contract.ts';
import { paths } from '#web/app/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Group } from './group.tsx';
import css from './job-imports.module.css';
import { JobRows } from './job-rows.tsx';
import { downloadJobStatus, isInBackground, jobImportOf, jobImportStatus, type StatusFilter } from './queries.ts';
import { UndoJobImport } from './undo-job-import.tsx';

interface JobResultDialogProps {
  readonly token: string;
  readonly onClose: () => void;
}

/** The result of a job import, and those of other imports by a duration. */
export function JobResultDialog({ token, onClose }: JobResultDialogProps) {
  const t = useT();
  useEffect(() => void useSession.setState({ multiJobUploadToken: token }), [token]);
  const [duration, setDuration] = useState<StatusDuration | 'this'>('this');
  const filter: StatusFilter = duration === 'this' ? { token } : { duration };
  const { data: record } = useQuery(jobImportOf(token));
  const { data, error, refetch } = useQuery(jobImportStatus(filter, record !== undefined && isInBackground(record)));
  const label = (value: StatusDuration | 'this') => {
    if (value === 'this') return record?.file_name ?? t('jobImports.dialog.title');
    return value === 'all' ? t('jobImports.dialog.all') : t('jobImports.dialog.minutes', { minutes: value });
  };
  const actions = (
    <>
      <LinkButton variant="primary" href={paths.jobImport(token)} onPress={onClose}>
        {t('jobImports.dialog.view')}
      </LinkButton>
      <Button icon={Download} onPress={() => void downloadJobStatus(filter)}>
        {t('jobImports.dialog.download')}
      </Button>
      {record?.can_undo && <UndoJobImport record={record} />}
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('jobImports.dialog.title')} actions={actions}>
      <div className={css.stack}>
        <div className={css.top}>
          <Select
            label={t('jobImports.dialog.duration')}
            value={duration}
            onChange={setDuration}
            choices={(['this', ...statusDurations] as const).map((value) => ({ value, label: label(value) }))}
          />
        </div>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading label={t('jobImports.dialog.title')} />}
        {data && data.success_count + data.failed_count === 0 && <p>{t('jobImports.dialog.empty')}</p>}
        {data && <ResultGroup key={`s${duration}`} group="success" files={data.success_files} onLeave={onClose} />}
        {data && <ResultGroup key={`f${duration}`} group="failed" files={data.failed_files} onLeave={onClose} />}
      </div>
    </Dialog>
  );
}

const shownCount = 5;

interface ResultGroupProps {
  readonly group: 'success' | 'failed';
  readonly files: readonly JobStatusFile[];
  readonly onLeave: () => void;
}

function ResultGroup({ group, files, onLeave }: ResultGroupProps) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  if (files.length === 0) return null;
  const shown = isWhole ? files : files.slice(0, shownCount);
  return (
    <Group label={t(`jobImports.groups.${group}`)} count={files.length}>
      <JobRows
        rows={shown.map((file, index) => ({
          key: `${file.job_file}-${index}`,
          title: file.title,
          detail: file.job_file,
          row: file.row,
          reason: file.reason,
          jobId: file.job_id,
        }))}
        onLeave={onLeave}
      />
      {files.length > shown.length && (
        <Button isDense onPress={() => setWhole(true)}>
          {t('jobImports.showMore')}
        </Button>
      )}
    </Group>
  );
}
