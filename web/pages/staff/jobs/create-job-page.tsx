import { useQuery } from '@tanstack/react-query';
import { LayoutTemplate } from 'lucide-react';
import { useNavigate } from 'react-router';
import { buildDraft } from '#domain/features/jobs/posting/job-draft.ts';
import type { NewJob } from '#domain/features/jobs/posting/new-job.ts';
import type { FullJobTemplate } from '#domain/features/jobs/templates/contract.ts';
import { paths } from '#web/app/paths.ts';
import { identityQuery } from '#web/features/accounts/queries.ts';
import { JobView } from '#web/features/jobs/detail/job-view.tsx';
import { useNewPublishing, usePublishNote } from '#web/features/jobs/edit/use-new-publishing.ts';
import { JobForm, type SaveIntent } from '#web/features/jobs/form/job-form.tsx';
import { emptyJob, getValues } from '#web/features/jobs/form/values.ts';
import { useAskToPublish, useCreateJob } from '#web/features/jobs/staff-queries.ts';
import { JobStart } from '#web/features/jobs/templates/job-start.tsx';
import { jobTemplate } from '#web/features/jobs/templates/template-queries.ts';
import { employers } from '#web/features/organisations/queries.ts';
import { getErrorCode } from '#web/lib/api-error.ts';
import { useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { useDraftSlot } from '#web/ui/form/use-draft-slot.ts';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** Creates a job from an empty form, or from the template in the address. */
export function CreateJobPage() {
  const t = useT();
  const written = useUrlFilters().get('template');
  const id = /^[1-9]\d{0,14}$/.test(written) ? written : null;
  const { data: template, error, refetch } = useQuery(jobTemplate(id));
  if (id === null) return <NewJobForm key="empty" template={null} />;
  if (template) return <NewJobForm key={id} template={template} />;
  return (
    <>
      <PageHeader title={t('jobs.form.createTitle')} above={<Trail />} />
      {!error && <Loading label={t('jobTemplates.loading')} />}
      {error && getErrorCode(error) !== 'not_found' && <ErrorState error={error} onRetry={() => void refetch()} />}
      {getErrorCode(error) === 'not_found' && (
        <EmptyState
          icon={LayoutTemplate}
          title={t('jobTemplates.gone.title')}
          action={<LinkButton href={paths.jobTemplates}>{t('jobTemplates.open')}</LinkButton>}
        >
          {t('jobTemplates.gone.text')}
        </EmptyState>
      )}
    </>
  );
}

function Trail() {
  const t = useT();
  return (
    <Breadcrumb trail={[{ label: t('jobs.manage.title'), href: paths.jobs }, { label: t('jobs.form.createTitle') }]} />
  );
}

/** After the first save, editing continues at the job's own address. */
function NewJobForm({ template }: { readonly template: FullJobTemplate | null }) {
  const t = useT();
  const isWide = useScope('job.write') === 'tenant';
  const identity = useQuery(identityQuery()).data;
  const publishing = useNewPublishing(identity?.is_pending ?? false);
  const publishNote = usePublishNote(publishing);
  const save = useSave();
  const { data: choices = [] } = useQuery(employers(isWide));
  const draftName = useDraftSlot(template ? `job:template:${template.id}` : 'job:new');
  if (draftName === null) return <Loading label={t('common.states.loading')} />;
  return (
    <JobForm
      values={template ? buildTemplateValues(template) : emptyJob}
      draftName={draftName}
      employers={isWide ? choices : null}
      saveLabel={t('jobs.form.saveDraft')}
      publishing={publishing}
      publishNote={publishNote}
      onSave={save}
      preview={(job) => <JobView job={job} />}
      employer={{ id: identity?.organisation_id ?? null, name: identity?.organisation_name ?? '' }}
      notices={<JobStart template={template?.name ?? null} />}
      header={(actions, saved) => (
        <PageHeader
          title={t('jobs.form.createTitle')}
          purpose={saved ?? t('jobs.form.createPurpose')}
          above={<Trail />}
          actions={actions}
        />
      )}
    />
  );
}

/** One opening and no closing day, like an empty form. */
function buildTemplateValues({ content, organisation_id: organisationId }: FullJobTemplate) {
  return getValues(buildDraft({ ...content, openings: 1, closes_on: null }, organisationId));
}

function useSave() {
  const navigate = useNavigate();
  const create = useCreateJob();
  const ask = useAskToPublish();
  return async (job: NewJob, intent: SaveIntent) => {
    const { id, version, publishing } = await create.mutateAsync(job);
    const isAsking = intent === 'publish' && publishing === 'ask';
    if (isAsking) await ask.mutateAsync({ id, version });
    await navigate(paths.editJob(id), { replace: true, state: { saved: isAsking ? 'asked' : intent } });
  };
}
