import { useQuery } from '@tanstack/react-query';
import { paths } from '#web/app/paths.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Switch } from '#web/ui/field/choice/switch.tsx';
import css from './fairness.module.css';
import { ownPublication, usePublish } from './queries.ts';

/** Whether the reader’s employer publishes its fairness record, in the settings. */
export function Publication() {
  const t = useT();
  const { data, error, refetch } = useQuery(ownPublication);
  const publish = usePublish();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('fairness.loading')} />;
  return (
    <div className={css.form}>
      <Switch
        isSelected={data.since !== null}
        onChange={(isOn) => publish.mutate(isOn)}
        note={t('fairness.publication.note')}
      >
        {t('fairness.publication.label')}
      </Switch>
      {publish.error && <InlineNote tone="danger">{translateError(publish.error)}</InlineNote>}
      {data.since !== null && <p>{t('fairness.publication.since', { date: formatDate(data.since) })}</p>}
      <p>
        <Link href={paths.publicFairness}>{t('fairness.publication.open')}</Link>
      </p>
    </div>
  );
}
