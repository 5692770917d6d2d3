import { useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { useDuplicateJob } from '#web/features/jobs/staff-queries.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { showToast } from '#web/ui/feedback/toast.ts';

/** Returns the action that duplicates a job and opens the copy. */
export function useDuplicate(id: number): () => void {
  const navigate = useNavigate();
  const { mutate } = useDuplicateJob();
  return () =>
    mutate(id, {
      onSuccess: (copy) => void navigate(paths.editJob(copy.id)),
      onError: (error) => showToast({ action: `duplicate-job-${id}`, tone: 'danger', text: translateError(error) }),
    });
}
