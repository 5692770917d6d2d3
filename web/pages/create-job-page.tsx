import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { NewJob } from '#domain/features/jobs/job.ts';
import { paths } from '#web/app/paths.ts';
import { identityOf } from '#web/features/accounts/queries.ts';
import { JobForm, type SaveIntent } from '#web/features/jobs/form/job-form.tsx';
import { emptyJob } from '#web/features/jobs/form/values.ts';
import { JobView } from '#web/features/jobs/job-view.tsx';
import { useCreateJob } from '#web/features/jobs/staff-queries.ts';
import { employers } from '#web/features/organisations/queries.ts';
import { useT } from '#web/lib/i18n.ts';
import { useScope } from '#web/lib/role.ts';
import { useSession } from '#web/lib/session.ts';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** A new posting. Once saved it has an address of its own, and writing goes on there. */
export function CreateJobPage() {
  const t = useT();
  const navigate = useNavigate();
  const create = useCreateJob();
  const isWide = useScope('job.write') === 'tenant';
  const canDecide = useScope('job.decide') !== null;
  const userId = useSession((session) => session.user.user_id);
  const identity = useQuery(identityOf(userId)).data;
  const { data: choices = [] } = useQuery(employers(isWide));
  const save = async (job: NewJob, intent: SaveIntent) => {
    const { id } = await create.mutateAsync(job);
    await navigate(paths.editJob(id), { replace: true, state: { saved: intent } });
  };
  const trail = [{ label: t('staffJobs.title'), href: paths.jobs }, { label: t('jobForm.createTitle') }];
  return (
    <>
      <PageHeader
        title={t('jobForm.createTitle')}
        purpose={t('jobForm.createPurpose')}
        above={<Breadcrumb trail={trail} />}
      />
      <JobForm
        values={emptyJob}
        draftName="job:new"
        employers={isWide ? choices : null}
        saveLabel={t('jobForm.saveDraft')}
        canPublish={canDecide && !(identity?.is_pending ?? false)}
        publishNote={canDecide ? undefined : t('jobForm.publishNeedsLead')}
        onSave={save}
        preview={(job) => <JobView job={job} />}
        company={identity?.organisation_name ?? ''}
      />
    </>
  );
}
