import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck, Sprout } from 'lucide-react';
import { useId } from 'react';
import type { OutcomeCount, Placement } from '#domain/features/outcomes/contract.ts';
import { outcomeDays } from '#domain/features/outcomes/form.ts';
import { paths } from '#web/app/paths.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { KpiBand } from '#web/ui/data/kpi-band.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { TwoLines } from '#web/ui/table/two-lines.tsx';
import { describeOutcome, findDue, getFormHref } from './outcome-texts.ts';
import css from './outcomes.module.css';
import { outcomes } from './queries.ts';

/** The hires of the people whom the user's organization supports: what waits for an answer, and what is known. */
export function OutcomeList() {
  const t = useT();
  const { data, error, refetch } = useQuery(outcomes());
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('outcomes.loading')} skeleton={<Skeleton shape="row" count={6} />} />;
  if (data.placements.length === 0) {
    return (
      <EmptyState
        icon={Sprout}
        title={t('outcomes.empty')}
        action={<LinkButton href={paths.caseload}>{t('seekers.caseload.title')}</LinkButton>}
      >
        {t('outcomes.emptyText')}
      </EmptyState>
    );
  }
  const due = data.placements.filter(findDue);
  return (
    <div className={css.part}>
      <Counts counts={data.counts} />
      <Group title={t('outcomes.due')} placements={due} />
      <Group title={t('outcomes.others')} placements={data.placements.filter((each) => !due.includes(each))} />
    </div>
  );
}

function Counts({ counts }: { readonly counts: readonly OutcomeCount[] }) {
  const t = useT();
  const metrics = counts.map(({ day, asked, known, employed }) => ({
    label: t('outcomes.after', { days: day }),
    value: known === 0 ? t('outcomes.noCount') : t('outcomes.count', { employed, known }),
    note: t('outcomes.asked', { count: asked }),
  }));
  return <KpiBand label={t('outcomes.counts')} metrics={metrics} />;
}

function Group({ title, placements }: { readonly title: string; readonly placements: readonly Placement[] }) {
  const t = useT();
  const id = useId();
  if (placements.length === 0) return null;
  const hasDue = placements.some(findDue);
  return (
    <section aria-labelledby={id} className={css.group}>
      <h2 id={id} className={css.title}>
        {title} <span className={css.muted}>{placements.length}</span>
      </h2>
      <DataTable
        tableId="outcomes"
        label={title}
        columns={listColumns(t)}
        rows={placements}
        row={{
          id: ({ application_id: application }) => String(application),
          name: ({ person }) => person.name,
          href: ({ person }) => `${paths.seeker(person.id)}#outcomes`,
          actions: hasDue ? (placement) => <AnswerLink placement={placement} /> : undefined,
        }}
        status="success"
        empty={null}
        hasTools={false}
      />
    </section>
  );
}

function listColumns(t: Translate): Column<Placement>[] {
  return [
    { id: 'person', header: t('outcomes.columns.person'), cell: ({ person }) => person.name },
    {
      id: 'job',
      header: t('outcomes.columns.job'),
      cell: ({ job, company, hired_at: hiredAt }) => (
        <TwoLines below={t('outcomes.hired', { date: formatDate(hiredAt) })}>
          {t('outcomes.jobAt', { job, company: formatEmployer(t, company) })}
        </TwoLines>
      ),
    },
    ...outcomeDays.map((day) => ({
      id: `day${day}`,
      header: t('outcomes.day', { days: day }),
      cell: ({ outcomes: all }: Placement) => {
        const outcome = all.find((each) => each.day === day);
        return outcome && describeOutcome(t, outcome);
      },
    })),
  ];
}

function AnswerLink({ placement }: { readonly placement: Placement }) {
  const t = useT();
  const due = findDue(placement);
  if (!due?.token) return null;
  const { day, token } = due;
  return (
    <span className={css.nowrap}>
      <LinkButton
        icon={ClipboardCheck}
        isDense
        href={getFormHref(token)}
        aria-label={t('outcomes.answerAbout', { name: placement.person.name, days: day })}
      >
        {t('outcomes.answer', { days: day })}
      </LinkButton>
    </span>
  );
}
