import { useQuery } from '@tanstack/react-query';
import { FileText, Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import css from '#web/features/interviews/interviews.module.css';
import { interviewsOfApplication } from '#web/features/interviews/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { InterviewParts } from './interview-parts.tsx';

/** The interviews of an application for its team, the last round first, and the way to plan another one. */
export function ApplicationInterviews({ applicationId }: { readonly applicationId: number }) {
  const t = useT();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(interviewsOfApplication(applicationId));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('interviews.loading')} />;
  return (
    <div className={css.stack}>
      {data.interviews.length === 0 && <p>{t('interviews.empty.application')}</p>}
      {data.can_create && (
        <div>
          <LinkButton
            variant={data.interviews.length === 0 ? 'primary' : 'secondary'}
            icon={Plus}
            href={paths.newInterview(applicationId)}
          >
            {t('interviews.create')}
          </LinkButton>
        </div>
      )}
      {data.interviews.toReversed().map((interview) => (
        <div key={interview.id} className={css.stack}>
          <InterviewParts
            interview={interview}
            title={t('interviews.round', { number: interview.round })}
            onEdit={() => navigate(paths.editInterview(interview.id))}
          />
          <div>
            <LinkButton icon={FileText} href={paths.interview(interview.id)}>
              {t('interviews.pack.name')}
            </LinkButton>
          </div>
        </div>
      ))}
    </div>
  );
}
