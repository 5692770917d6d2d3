import { Users } from 'lucide-react';
import { useState } from 'react';
import { maxCompared, minCompared } from '#domain/features/applications/comparison/differences.ts';
import type { Application } from '#domain/features/applications/contract.ts';
import { paths } from '#web/app/paths.ts';
import { MoveDialog } from '#web/features/applications/move/move-dialog.tsx';
import { MovedList } from '#web/features/applications/move/moved-list.tsx';
import type { Outcome, RequestedMove } from '#web/features/applications/move/moving.ts';
import { useIsNarrow } from '#web/lib/media.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Switch } from '#web/ui/field/choice/switch.tsx';
import { AddApplicant } from './add-applicant.tsx';
import css from './comparison.module.css';
import { ComparisonList } from './comparison-list.tsx';
import { comparisonRows } from './comparison-rows.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { ExportComparison } from './export-comparison.tsx';
import { NextMove } from './next-move.tsx';
import type { Compared } from './use-compared.ts';

/** Two to four applicants for a job side by side. */
export function Comparison({ compared }: { readonly compared: Compared }) {
  const t = useT();
  const { applications, isLoading, leftOutCount, add } = compared;
  const [first] = applications;
  if (isLoading) return <Loading label={t('applications.compare.loading')} />;
  return (
    <div className={css.page}>
      {leftOutCount > 0 && (
        <InlineNote tone="info">{t('applications.compare.leftOut', { count: leftOutCount })}</InlineNote>
      )}
      {!first && (
        <EmptyState
          icon={Users}
          title={t('applications.compare.empty')}
          action={<LinkButton href={paths.jobs}>{t('jobs.manage.title')}</LinkButton>}
        >
          {t('applications.compare.emptyText')}
        </EmptyState>
      )}
      {first && <LoadedComparison compared={compared} />}
      {first && applications.length < maxCompared && (
        <div className={css.add}>
          {applications.length < minCompared && (
            <>
              <h2>{t('applications.compare.addOne')}</h2>
              <p>{t('applications.compare.addOneText')}</p>
            </>
          )}
          <AddApplicant jobId={first.job.id} ids={applications.map(({ id }) => id)} onAdd={add} />
        </div>
      )}
    </div>
  );
}

function LoadedComparison({ compared }: { readonly compared: Compared }) {
  const { applications, remove } = compared;
  const t = useT();
  const isNarrow = useIsNarrow();
  const [isMasked, setMasked] = useState(false);
  const [hidesSame, setHidesSame] = useState(false);
  const [requested, setRequested] = useState<RequestedMove | null>(null);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const rows = comparisonRows(t, compared).filter(({ differs }) => differs || !hidesSame);
  const getName = (application: Application) =>
    isMasked
      ? t('applications.compare.applicant', { number: String(applications.indexOf(application) + 1) })
      : application.seeker.name;
  const Layout = isNarrow ? ComparisonList : ComparisonTable;
  return (
    <>
      <div className={css.tools}>
        <Switch isSelected={hidesSame} onChange={setHidesSame}>
          {t('applications.compare.onlyDifferences')}
        </Switch>
        <Switch isSelected={isMasked} onChange={setMasked}>
          {t('applications.compare.hideNames')}
        </Switch>
        {applications.length >= minCompared && (
          <ExportComparison ids={applications.map(({ id }) => id)} hasNames={!isMasked} />
        )}
      </div>
      <MovedList outcomes={outcomes} onClose={() => setOutcomes([])} />
      {rows.length === 0 && <p role="status">{t('applications.compare.noDifferences')}</p>}
      <Layout
        label={t('applications.compare.title')}
        applications={applications}
        rows={rows}
        getName={getName}
        isMasked={isMasked}
        onRemove={remove}
        renderActions={(application) => (
          <NextMove application={application} name={getName(application)} onMove={setRequested} />
        )}
      />
      <MoveDialog requested={requested} onClose={() => setRequested(null)} onMoved={setOutcomes} />
    </>
  );
}
