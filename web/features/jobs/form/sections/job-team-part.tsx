import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { JobTeam } from '#domain/features/jobs/job-team.ts';
import css from '#web/features/jobs/form/job-form.module.css';
import type { JobControl } from '#web/features/jobs/form/values.ts';
import { jobTeamNamesQuery } from '#web/features/jobs/manage/job-team-queries.ts';
import { formatList } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';

const JobTeamDialog = lazy(async () => ({
  default: (await import('#web/features/jobs/manage/job-team-dialog.tsx')).JobTeamDialog,
}));

interface JobTeamPartProps {
  readonly control: JobControl;
  /** Undefined before the first save. */
  readonly jobId: number | undefined;
}

/** Who works on the job. A job has a team from its first save on. */
export function JobTeamPart({ control, jobId }: JobTeamPartProps) {
  const t = useT();
  return (
    <section className={css.section} aria-labelledby="job-team">
      <h3 id="job-team" className={css.itemTitle}>
        {t('jobs.manage.team.open')}
      </h3>
      {jobId === undefined ? (
        <p className={css.hint}>{t('jobs.manage.team.unsaved')}</p>
      ) : (
        <SavedTeam control={control} jobId={jobId} />
      )}
    </section>
  );
}

function SavedTeam({ control, jobId }: { readonly control: JobControl; readonly jobId: number }) {
  const t = useT();
  const title = useWatch({ control, name: 'title' });
  const { data: team } = useQuery(jobTeamNamesQuery(jobId));
  const [isOpen, setOpen] = useState(false);
  if (!team) return null;
  return (
    <>
      <TeamNames team={team} />
      {team.can_change && (
        <div>
          <Button icon={Users} aria-haspopup="dialog" onPress={() => setOpen(true)}>
            {t('jobs.manage.team.change')}
          </Button>
        </div>
      )}
      {isOpen && (
        <Suspense>
          <JobTeamDialog job={{ id: jobId, title }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function TeamNames({ team: { owner_id: ownerId, member_ids: memberIds, people } }: { readonly team: JobTeam }) {
  const t = useT();
  const members = people.filter(({ id }) => memberIds.includes(id));
  const owner = members.find(({ id }) => id === ownerId);
  const others = members.filter(({ id }) => id !== ownerId).map(({ name }) => name);
  if (members.length === 0) return <p>{t('jobs.manage.team.none')}</p>;
  return (
    <p>
      {owner && t('jobs.manage.team.ownerIs', { name: owner.name })}{' '}
      {others.length > 0 && t('jobs.manage.team.othersAre', { names: formatList(others) })}
    </p>
  );
}
