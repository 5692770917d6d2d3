import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import type { Job } from '#domain/features/jobs/job.ts';
import { isPastClosing } from '#domain/features/jobs/posting/closing-day.ts';
import { buildDraft } from '#domain/features/jobs/posting/job-draft.ts';
import type { NewJob } from '#domain/features/jobs/posting/new-job.ts';
import { paths } from '#web/app/paths.ts';
import { JobView } from '#web/features/jobs/detail/job-view.tsx';
import { JobForm, type SaveIntent } from '#web/features/jobs/form/job-form.tsx';
import { getValues } from '#web/features/jobs/form/values.ts';
import { useRestoredText } from '#web/features/jobs/history/use-version.ts';
import { MoveJobDialog } from '#web/features/jobs/manage/move-job-dialog.tsx';
import { jobQuery } from '#web/features/jobs/queries.ts';
import { useAskToPublish, useEditJob } from '#web/features/jobs/staff-queries.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import css from './job-editor.module.css';
import { JobSaved } from './job-saved.tsx';
import { PublishRequestNote } from './publish-request.tsx';
import { usePublishNote } from './use-new-publishing.ts';

interface JobEditorProps {
  readonly job: Job;
  /** Loads the latest version. */
  readonly onReload: () => Promise<unknown>;
  readonly header: ComponentProps<typeof JobForm>['header'];
}

type Outcome = SaveIntent | 'published' | 'asked' | null;

/** The form of a saved job; saving requires the version it was opened with. */
export function JobEditor({ job, onReload, header }: JobEditorProps) {
  const t = useT();
  const [outcome, setOutcome] = useState<Outcome>(useSavedBefore());
  const [isStale, setStale] = useState(false);
  const [round, setRound] = useState(0);
  const save = useSave(job, setOutcome, setStale);
  const { publishing } = job;
  // After a reload the request may have been decided.
  const isJustRequested = outcome === 'asked' && job.publish_request?.status === 'pending';
  const reload = async () => {
    await onReload();
    setStale(false);
    setRound(round + 1);
  };
  const notices = (
    <div className={css.notices}>
      {outcome !== null && (outcome !== 'asked' || isJustRequested) && (
        <JobSaved job={job} outcome={outcome === 'publish' ? 'save' : outcome} />
      )}
      {!isJustRequested && <PublishRequestNote job={job} onPublish={() => setOutcome('publish')} />}
      {job.status === 'paused' && isPastClosing(job.closes_on, new Date()) && <OverNote />}
      {isStale && (
        <Banner
          tone="warn"
          title={t('jobs.form.conflict')}
          actions={<Button onPress={() => void reload()}>{t('jobs.form.loadNewest')}</Button>}
        >
          {t('jobs.form.conflictText')}
        </Banner>
      )}
    </div>
  );
  return (
    <>
      <JobForm
        key={round}
        values={getValues(buildDraft(job, job.organisation.id))}
        draftName={`job:${job.id}`}
        jobId={job.id}
        employers={null}
        saveLabel={t(job.status === 'draft' ? 'jobs.form.saveDraft' : 'jobs.form.saveChanges')}
        publishing={publishing}
        publishNote={usePublishNote(publishing)}
        onSave={save}
        preview={(shown) => <EditedPreview job={job} shown={shown} />}
        employer={{ id: job.organisation.id, name: job.company }}
        header={header}
        notices={notices}
        restoredText={useRestoredText()}
      />
      <MoveJobDialog
        wanted={outcome === 'publish' && publishing === 'now' ? { job: { ...job, stages: {} }, to: 'active' } : null}
        onClose={() => setOutcome('save')}
        onMoved={() => setOutcome('published')}
      />
    </>
  );
}

const PostingPreview = lazy(async () => ({ default: (await import('./posting-preview.tsx')).PostingPreview }));

/** The edited job as people and as search engines read it. A draft shows as if it were published now. */
function EditedPreview({ job, shown }: { readonly job: Job; readonly shown: Job }) {
  const { id, organisation, is_first_seen, status } = job;
  const published_at = job.published_at ?? new Date().toISOString();
  return (
    <>
      <JobView job={shown} />
      <Suspense>
        <PostingPreview job={{ ...shown, id, organisation, is_first_seen, status, published_at }} />
      </Suspense>
    </>
  );
}

/** The deadline has passed and the job was paused: how to continue. */
function OverNote() {
  const t = useT();
  return (
    <Banner
      tone="info"
      title={t('jobs.form.over.title')}
      actions={<LinkButton href={paths.jobs}>{t('jobs.form.over.list')}</LinkButton>}
    >
      {t('jobs.form.over.text')}
    </Banner>
  );
}

function useSave(job: Job, onSaved: (outcome: SaveIntent | 'asked') => void, onStale: (isStale: boolean) => void) {
  const t = useT();
  const announce = useAnnounce();
  const queries = useQueryClient();
  const edit = useEditJob();
  const ask = useAskToPublish();
  return async (written: NewJob, intent: SaveIntent) => {
    try {
      const saved = await edit.mutateAsync({ id: job.id, job: written, version: job.version });
      const isAsking = intent === 'publish' && saved.publishing === 'ask';
      const shown = isAsking ? await ask.mutateAsync({ id: job.id, version: saved.version }) : saved;
      queries.setQueryData(jobQuery(job.id).queryKey, shown);
      onSaved(isAsking ? 'asked' : intent);
      announce(t('jobs.form.saved'));
    } catch (error) {
      onStale(error instanceof ApiError && error.code === 'changed_meanwhile');
      throw error;
    }
  };
}

/** Shown right after the first save. */
function useSavedBefore(): SaveIntent | 'asked' | null {
  const { saved } = Object(useLocation().state);
  return saved === 'save' || saved === 'publish' || saved === 'asked' ? saved : null;
}
