import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { JobSource } from '#domain/features/bulk-imports/sources/contract.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { formatDateTime } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { SummaryList } from '#web/ui/data/summary-list.tsx';
import { Banner, InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { JobSourceForm } from './job-source-form.tsx';
import css from './job-sources.module.css';
import { jobSourceOf, useJobSourceActions } from './queries.ts';
import { SourceActions } from './source-actions.tsx';
import { SourceRuns } from './source-runs.tsx';
import { SourceState } from './source-state.tsx';

interface JobSourceViewProps {
  readonly id: number;
  readonly onRemoved: () => void;
}

/** One source: its settings, the question about missing jobs, and its fetches. */
export function JobSourceView({ id, onRemoved }: JobSourceViewProps) {
  const t = useT();
  const { data: source, error, refetch } = useQuery(jobSourceOf(id));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!source) return <Loading label={t('jobSources.title')} />;
  return (
    <div className={css.stack}>
      {source.missing_count !== null && <MissingQuestion source={source} count={source.missing_count} />}
      <Settings source={source} onRemoved={onRemoved} />
      <CardSection title={t('jobSources.runs.title')}>
        <SourceRuns source={source} />
      </CardSection>
    </div>
  );
}

function MissingQuestion({ source, count }: { readonly source: JobSource; readonly count: number }) {
  const t = useT();
  const { decide } = useJobSourceActions(source.id);
  const answers = (
    <>
      <Button isPending={decide.isPending} onPress={() => decide.mutate('close')}>
        {t('jobSources.missing.close', { count })}
      </Button>
      <Button isPending={decide.isPending} onPress={() => decide.mutate('keep')}>
        {t('jobSources.missing.keep')}
      </Button>
    </>
  );
  return (
    <Banner tone="warn" title={t('jobSources.missing.title', { count })} actions={answers}>
      {t('jobSources.missing.text')}
      {decide.error && <p>{translateError(decide.error)}</p>}
    </Banner>
  );
}

function Settings({ source, onRemoved }: { readonly source: JobSource; readonly onRemoved: () => void }) {
  const t = useT();
  const { update } = useJobSourceActions(source.id);
  const [isEditing, setEditing] = useState(false);
  return (
    <CardSection title={t('jobSources.settings')}>
      {isEditing ? (
        <JobSourceForm
          employers={null}
          initial={{ url: source.url, frequency: source.frequency, publish: source.publish }}
          submitLabel={t('jobSources.form.save')}
          onSave={async ({ url, frequency, publish }) => {
            await update.mutateAsync({ url, frequency, publish });
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <div className={css.stack}>
          <Facts source={source} />
          <SourceActions source={source} onEdit={() => setEditing(true)} onRemoved={onRemoved} />
        </div>
      )}
    </CardSection>
  );
}

function Facts({ source }: { readonly source: JobSource }) {
  const t = useT();
  const { is_active: isActive, is_running: isRunning, next_run_at: next } = source;
  const nextFetch = isRunning ? t('jobSources.states.running') : formatDateTime(next);
  return (
    <>
      <SummaryList
        rows={[
          { label: t('jobSources.form.url'), value: <span className={css.url}>{source.url}</span> },
          { label: t('jobImports.upload.employer'), value: source.organisation_name },
          { label: t('jobSources.state'), value: <SourceState source={source} /> },
          { label: t('jobSources.form.frequency'), value: t(`jobSources.frequencies.${source.frequency}`) },
          { label: t('jobSources.form.publish'), value: t(`jobSources.publish.${source.publish}`) },
          { label: t('jobSources.jobs'), value: source.job_count },
          { label: t('jobSources.nextFetch'), value: isActive ? nextFetch : t('jobSources.states.paused') },
          { label: t('jobSources.owner'), value: source.created_by_name },
        ]}
      />
      {source.failure_count > 0 && (
        <InlineNote tone="warn">{t('jobSources.failing', { count: source.failure_count })}</InlineNote>
      )}
    </>
  );
}
