import { Pause, Pencil, Play, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { JobSource } from '#domain/features/bulk-imports/sources/contract.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import css from './job-sources.module.css';
import { useJobSourceActions } from './queries.ts';

interface SourceActionsProps {
  readonly source: JobSource;
  readonly onEdit: () => void;
  readonly onRemoved: () => void;
}

/** Fetch now, edit, pause or resume, and remove. */
export function SourceActions({ source, onEdit, onRemoved }: SourceActionsProps) {
  const t = useT();
  const { update, fetchNow, remove } = useJobSourceActions(source.id);
  const [isAsking, setAsking] = useState(false);
  const { is_active: isActive } = source;
  const error = update.error ?? fetchNow.error ?? remove.error;
  return (
    <>
      {error && <InlineNote tone="danger">{translateError(error)}</InlineNote>}
      <div className={css.actions}>
        {isActive && (
          <Button
            icon={RefreshCw}
            isPending={fetchNow.isPending || source.is_running}
            onPress={() => fetchNow.mutate()}
          >
            {t('jobSources.actions.fetch')}
          </Button>
        )}
        <Button icon={Pencil} onPress={onEdit}>
          {t('jobSources.actions.edit')}
        </Button>
        <Button
          icon={isActive ? Pause : Play}
          isPending={update.isPending}
          onPress={() => update.mutate({ is_active: !isActive })}
        >
          {t(isActive ? 'jobSources.actions.pause' : 'jobSources.actions.resume')}
        </Button>
        <Button icon={Trash2} onPress={() => setAsking(true)}>
          {t('jobSources.actions.remove')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={t('jobSources.remove.title')}
        text={t('jobSources.remove.text')}
        confirmLabel={t('jobSources.actions.remove')}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: onRemoved, onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
