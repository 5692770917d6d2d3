import { useQuery } from '@tanstack/react-query';
import { useT } from '#web/lib/texts/i18n.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import css from './needs.module.css';
import { needsDraft } from './needs-answers.ts';
import { NeedsForm } from './needs-form.tsx';
import { ownNeeds, privateDraft } from './queries.ts';

interface NeedsSectionProps {
  /** Label of the submit button, if saving continues to a next step. */
  readonly action?: string;
  readonly onSaved?: () => void;
}

/** The menu "What helps me". */
export function NeedsSection({ action, onSaved }: NeedsSectionProps) {
  const t = useT();
  const { data, error, refetch } = useQuery(ownNeeds());
  const draft = useQuery(privateDraft(needsDraft));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || draft.isPending) return <Loading label={t('common.states.loadingName', { name: t('needs.title') })} />;
  return (
    <div className={css.part}>
      <p>{t('needs.purpose')}</p>
      <NeedsForm needs={data} savedDraft={draft.data ?? null} action={action} onSaved={onSaved} />
    </div>
  );
}
