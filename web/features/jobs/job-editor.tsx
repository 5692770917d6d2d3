import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Job, NewJob } from '#domain/features/jobs/job.ts';
import { CallFailed } from '#web/lib/call-failed.ts';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { JobForm, type SaveIntent } from './form/job-form.tsx';
import { valuesOf } from './form/values.ts';
import { draftFrom } from './job-draft.ts';
import css from './job-editor.module.css';
import { JobSaved } from './job-saved.tsx';
import { JobView } from './job-view.tsx';
import { MoveJobDialog } from './move-job-dialog.tsx';
import { jobOf } from './queries.ts';
import { useEditJob } from './staff-queries.ts';

interface JobEditorProps {
  readonly job: Job;
  /** Loads the newest version. */
  readonly onReload: () => Promise<unknown>;
}

type Outcome = SaveIntent | 'published' | null;

/** The form of a posting that has been saved before: saves on top of the version it was opened with. */
export function JobEditor({ job, onReload }: JobEditorProps) {
  const t = useT();
  const [outcome, setOutcome] = useState<Outcome>(useSavedBefore());
  const [isStale, setStale] = useState(false);
  const [round, setRound] = useState(0);
  const save = useSave(job, setOutcome, setStale);
  const canPublish = job.status === 'draft' && job.next_statuses.includes('active');
  const reload = async () => {
    await onReload();
    setStale(false);
    setRound(round + 1);
  };
  return (
    <div className={css.editor}>
      {outcome !== null && <JobSaved job={job} isPublished={outcome === 'published'} />}
      {isStale && (
        <Banner
          tone="warn"
          title={t('jobForm.changedMeanwhile')}
          actions={<Button onPress={() => void reload()}>{t('jobForm.loadNewest')}</Button>}
        >
          {t('jobForm.changedMeanwhileText')}
        </Banner>
      )}
      <JobForm
        key={round}
        values={valuesOf(draftFrom(job))}
        draftName={`job:${job.id}`}
        employers={null}
        saveLabel={t(job.status === 'draft' ? 'jobForm.saveDraft' : 'jobForm.saveChanges')}
        canPublish={canPublish}
        publishNote={job.status === 'draft' && !canPublish ? t('jobForm.publishNeedsLead') : undefined}
        onSave={save}
        preview={(shown) => <JobView job={shown} />}
        company={job.company}
      />
      <MoveJobDialog
        wanted={outcome === 'publish' && canPublish ? { job: { ...job, stages: {} }, to: 'active' } : null}
        onClose={() => setOutcome('save')}
        onMoved={() => setOutcome('published')}
      />
    </div>
  );
}

function useSave(job: Job, onSaved: (intent: SaveIntent) => void, onStale: (isStale: boolean) => void) {
  const t = useT();
  const announce = useAnnounce();
  const queries = useQueryClient();
  const edit = useEditJob();
  const userId = useSession((session) => session.user.user_id);
  return async (written: NewJob, intent: SaveIntent) => {
    try {
      const saved = await edit.mutateAsync({ id: job.id, job: written, version: job.version });
      queries.setQueryData(jobOf(userId, job.id).queryKey, saved);
      onSaved(intent);
      announce(t('jobForm.saved'));
    } catch (error) {
      onStale(error instanceof CallFailed && error.code === 'changed_meanwhile');
      throw error;
    }
  };
}

/** A new posting comes here right after its first save. */
function useSavedBefore(): SaveIntent | null {
  const { saved } = Object(useLocation().state);
  return saved === 'save' || saved === 'publish' ? saved : null;
}
