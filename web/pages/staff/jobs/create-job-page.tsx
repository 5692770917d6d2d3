import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { NewJob } from '#domain/features/jobs/posting/new-job.ts';
import { paths } from '#web/app/paths.ts';
import { identityQuery } from '#web/features/accounts/queries.ts';
import { JobView } from '#web/features/jobs/detail/job-view.tsx';
import { useNewPublishing, usePublishNote } from '#web/features/jobs/edit/use-new-publishing.ts';
import { JobForm, type SaveIntent } from '#web/features/jobs/form/job-form.tsx';
import { emptyJob } from '#web/features/jobs/form/values.ts';
import { useAskToPublish, useCreateJob } from '#web/features/jobs/staff-queries.ts';
import { employers } from '#web/features/organisations/queries.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { useDraftSlot } from '#web/ui/form/use-draft-slot.ts';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** Creates a job. After the first save, editing continues at its own address. */
export function CreateJobPage() {
  const t = useT();
  const navigate = useNavigate();
  const create = useCreateJob();
  const ask = useAskToPublish();
  const isWide = useScope('job.write') === 'tenant';
  const identity = useQuery(identityQuery()).data;
  const publishing = useNewPublishing(identity?.is_pending ?? false);
  const publishNote = usePublishNote(publishing);
  const { data: choices = [] } = useQuery(employers(isWide));
  const draftName = useDraftSlot('job:new');
  const save = async (job: NewJob, intent: SaveIntent) => {
    const { id, version, publishing: publishOption } = await create.mutateAsync(job);
    const isAsking = intent === 'publish' && publishOption === 'ask';
    if (isAsking) await ask.mutateAsync({ id, version });
    await navigate(paths.editJob(id), { replace: true, state: { saved: isAsking ? 'asked' : intent } });
  };
  const trail = [{ label: t('jobs.manage.title'), href: paths.jobs }, { label: t('jobs.form.createTitle') }];
  if (draftName === null) return <Loading label={t('common.states.loading')} />;
  return (
    <JobForm
      values={emptyJob}
      draftName={draftName}
      employers={isWide ? choices : null}
      saveLabel={t('jobs.form.saveDraft')}
      publishing={publishing}
      publishNote={publishNote}
      onSave={save}
      preview={(job) => <JobView job={job} />}
      employer={{ id: identity?.organisation_id ?? null, name: identity?.organisation_name ?? '' }}
      header={(actions, saved) => (
        <PageHeader
          title={t('jobs.form.createTitle')}
          purpose={saved ?? t('jobs.form.createPurpose')}
          above={<Breadcrumb trail={trail} />}
          actions={actions}
        />
      )}
    />
  );
}
