import { useQuery } from '@tanstack/react-query';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { JobCard } from '#domain/features/jobs/job.ts';
import { paths } from '#web/app/paths.ts';
import { formatLocation } from '#web/lib/session/return-address.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { storePendingSave, takePendingSave } from './pending-save.ts';
import css from './save-job.module.css';
import { savedJobIds, useSaveJob } from './saved-queries.ts';

interface SaveJobProps {
  readonly job: Pick<JobCard, 'id' | 'title'>;
  /** In rows, only the icon shows; the label names the job. */
  readonly look?: 'icon' | 'secondary';
  readonly isDense?: boolean;
}

/** Saves or unsaves a job. Visitors log in first, and the job is saved when they return; staff have no saved jobs. */
export function SaveJob({ job, look = 'icon', isDense = look === 'icon' }: SaveJobProps) {
  const isVisitor = !useSession((session) => session.user.authenticated);
  const canSave = useScope('job.save') !== null;
  if (isVisitor) return <SignInToSave job={job} look={look} isDense={isDense} />;
  return canSave ? <SaveToggle job={job} look={look} isDense={isDense} /> : null;
}

function SignInToSave({ job, look, isDense }: Required<SaveJobProps>) {
  const t = useT();
  const from = formatLocation(useLocation());
  return (
    <LinkButton
      variant={look === 'icon' ? 'quiet' : look}
      isDense={isDense}
      icon={Bookmark}
      href={paths.login}
      routerOptions={{ state: { from, savedJob: job.title } }}
      onPress={() => storePendingSave(job)}
      aria-label={`${t('jobs.detail.save.action')}: ${job.title}`}
    >
      {look !== 'icon' && t('jobs.detail.save.action')}
    </LinkButton>
  );
}

function SaveToggle({ job, look, isDense }: Required<SaveJobProps>) {
  const t = useT();
  const { data: ids } = useQuery(savedJobIds());
  const save = useSaveJob();
  usePendingSave(save.mutate, ids !== undefined);
  const isSaved = ids?.includes(job.id) ?? false;
  const word = t(isSaved ? 'jobs.detail.save.done' : 'jobs.detail.save.action');
  return (
    <span className={css.save}>
      <Button
        variant={look === 'icon' ? 'quiet' : look}
        isDense={isDense}
        icon={isSaved ? BookmarkCheck : Bookmark}
        aria-pressed={isSaved}
        aria-label={`${word}: ${job.title}`}
        isDisabled={ids === undefined}
        onPress={() => save.mutate({ id: job.id, isSaved: !isSaved })}
      >
        {look !== 'icon' && word}
      </Button>
      {save.error && (
        <span role="alert" className={css.problem}>
          {translateError(save.error)}
        </span>
      )}
    </span>
  );
}

/** Saves the job requested before login and confirms it, because it may not be on this page of the list. */
function usePendingSave(save: ReturnType<typeof useSaveJob>['mutate'], isReady: boolean): void {
  const t = useT();
  useEffect(() => {
    const wanted = isReady ? takePendingSave() : null;
    if (!wanted) return;
    save(
      { id: wanted.id, isSaved: true },
      {
        onSuccess: () =>
          showToast({
            action: `save-job-${wanted.id}`,
            tone: 'ok',
            text: t('jobs.detail.save.saved', { title: wanted.title }),
          }),
        onError: (error) => showToast({ action: `save-job-${wanted.id}`, tone: 'danger', text: translateError(error) }),
      },
    );
  }, [save, isReady, t]);
}
