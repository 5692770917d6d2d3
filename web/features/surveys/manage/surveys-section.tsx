import { useQuery } from '@tanstack/react-query';
import { ClipboardList, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Survey } from '#domain/features/surveys/staff-contract.ts';
import { paths } from '#web/app/paths.ts';
import { surveyList } from '#web/features/surveys/queries.ts';
import { useDeferredFocus } from '#web/lib/hooks/use-deferred-focus.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { SurveyEditor } from './survey-editor.tsx';
import { SurveyItem } from './survey-item.tsx';
import css from './surveys.module.css';

/** All surveys, and the editor of drafts. */
export function SurveysSection() {
  const t = useT();
  const { data, error, refetch } = useQuery(surveyList);
  const [edited, setEdited] = useState<Survey | 'new' | null>(null);
  const createButton = useDeferredFocus<HTMLButtonElement>();
  const [hasClosed, setHasClosed] = useState(false);
  const close = () => {
    setEdited(null);
    setHasClosed(true);
  };
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('common.states.loadingName', { name: t('surveys.manage.title') })} />;
  if (edited !== null) {
    return <SurveyEditor survey={edited === 'new' ? null : edited} onClose={close} />;
  }
  const create = (
    <Button ref={createButton.ref} variant="primary" icon={Plus} autoFocus={hasClosed} onPress={() => setEdited('new')}>
      {t('surveys.manage.create')}
    </Button>
  );
  if (data.length === 0) {
    return (
      <EmptyState icon={ClipboardList} title={t('surveys.manage.none')} action={create}>
        {t('surveys.manage.purpose')}
      </EmptyState>
    );
  }
  return (
    <div className={css.surveys}>
      <p>
        {t('surveys.manage.purpose')} <Link href={paths.surveySummary}>{t('surveys.summary.title')}</Link>
      </p>
      <div>{create}</div>
      <ul className={css.list}>
        {data.map((survey) => (
          <li key={survey.id}>
            <SurveyItem survey={survey} onEdit={() => setEdited(survey)} onRemoved={createButton.requestFocus} />
          </li>
        ))}
      </ul>
    </div>
  );
}
