import { ArrowRight, Pause, Play, RotateCcw } from 'lucide-react';
import type { ImportRecord } from '#domain/features/bulk-imports/import-record.ts';
import css from '#web/features/bulk-imports/resumes/imports.module.css';
import { useMoveImport } from '#web/features/bulk-imports/resumes/queries.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { CancelImport } from './cancel-import.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { countDone, countFailed, pauseUpload, resetUpload, resumeUpload, useUpload } from './upload-store.ts';

/** An import whose files are being sent: by this tab, or chosen again after it was left. */
export function UploadPanel({ record }: { readonly record: ImportRecord }) {
  const t = useT();
  const upload = useUpload();
  const move = useMoveImport(record.token);
  const files = upload.token === record.token ? upload.files : [];
  const isSending = files.length > 0 && countDone(files) + countFailed(files) < files.length;
  const hasArrived = record.counts.total > 0 || countDone(files) > 0;
  const finish = async () => {
    await move.mutateAsync('finishUpload');
    resetUpload();
  };
  return (
    <div className={css.stack}>
      {files.length > 0 && <Progress isSending={isSending} />}
      {files.length === 0 && <p>{t('resumeImports.upload.arrived', { count: record.counts.total })}</p>}
      {!isSending && (
        <>
          <p className={css.muted}>{t('resumeImports.upload.continue')}</p>
          <ChooseFiles getToken={() => Promise.resolve(record.token)} />
        </>
      )}
      {move.error && <InlineNote tone="danger">{translateError(move.error)}</InlineNote>}
      <div className={css.actions}>
        {!isSending && hasArrived && (
          <Button variant="primary" icon={ArrowRight} isPending={move.isPending} onPress={() => void finish()}>
            {t('resumeImports.upload.finish')}
          </Button>
        )}
        <CancelImport token={record.token} onCanceled={resetUpload} />
      </div>
    </div>
  );
}

function Progress({ isSending }: { readonly isSending: boolean }) {
  const t = useT();
  const { files, isPaused } = useUpload();
  const done = countDone(files);
  const failed = countFailed(files);
  const text = t('resumeImports.upload.progress', { done, total: files.length });
  return (
    <>
      <ProgressBar label={t('resumeImports.steps.uploading')} done={done} total={files.length} valueText={text} />
      {isSending && (
        <>
          <p className={css.muted}>{t(isPaused ? 'resumeImports.upload.paused' : 'resumeImports.upload.leave')}</p>
          <div className={css.actions}>
            {isPaused ? (
              <Button icon={Play} onPress={resumeUpload}>
                {t('resumeImports.upload.resume')}
              </Button>
            ) : (
              <Button icon={Pause} onPress={pauseUpload}>
                {t('resumeImports.upload.pause')}
              </Button>
            )}
          </div>
        </>
      )}
      {failed > 0 && !isSending && (
        <InlineNote tone="warn">
          {t('resumeImports.upload.failed', { count: failed })}{' '}
          <Button isDense icon={RotateCcw} onPress={resumeUpload}>
            {t('resumeImports.upload.retry')}
          </Button>
        </InlineNote>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list needs the keyboard */}
      <ul className={css.files} aria-label={t('resumeImports.upload.list')} tabIndex={0}>
        {files.map(({ key, name, state }) => (
          <li key={key}>
            <span>{name}</span>
            <span className={css.muted}>{t(`resumeImports.upload.states.${state}`)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
