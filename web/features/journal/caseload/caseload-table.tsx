import { Check, ClockAlert } from 'lucide-react';
import type { CaseloadPerson } from '#domain/features/journal/contract.ts';
import { paths } from '#web/app/paths.ts';
import { useJournal } from '#web/features/journal/queries.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { countDaysUntil, formatDaysFromNow, formatShortDay } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { ApplicationStage } from '#web/ui/data/progress/application-stage.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { PersonCell } from '#web/ui/table/person-cell.tsx';
import { TwoLines } from '#web/ui/table/two-lines.tsx';
import css from './caseload.module.css';

interface CaseloadTableProps {
  readonly label: string;
  readonly people: readonly CaseloadPerson[];
  /** Fewer columns, next to other content. */
  readonly isNarrow?: boolean;
}

/** People with their latest open application and their next step, which can be marked as done in its row. */
export function CaseloadTable({ label, people, isNarrow = false }: CaseloadTableProps) {
  const t = useT();
  return (
    <DataTable
      tableId="caseload"
      label={label}
      columns={listColumns(t, isNarrow)}
      rows={people}
      row={{
        id: ({ id }) => String(id),
        name: ({ name }) => name,
        href: ({ id }) => paths.seeker(id),
      }}
      status="success"
      empty={null}
      hasTools={false}
    />
  );
}

function listColumns(t: Translate, isNarrow: boolean): Column<CaseloadPerson>[] {
  const missing = (text: string) => <span className={css.muted}>{text}</span>;
  const columns: (Column<CaseloadPerson> | false)[] = [
    {
      id: 'name',
      header: t('seekers.pool.columns.name'),
      cell: ({ name }) => <PersonCell name={name} />,
    },
    {
      id: 'application',
      header: t('seekers.journal.columns.application'),
      cell: ({ application }) =>
        application ? (
          <TwoLines below={formatEmployer(t, application.company)}>{application.job}</TwoLines>
        ) : (
          missing(t('seekers.journal.noApplication'))
        ),
    },
    {
      id: 'stage',
      header: t('seekers.journal.columns.stage'),
      cell: ({ application }) =>
        application ? (
          <span className={css.stage}>
            <ApplicationStage card={application} size="small" />
          </span>
        ) : (
          missing('–')
        ),
    },
    {
      id: 'step',
      header: t('seekers.journal.columns.nextStep'),
      cell: (person) => {
        const { next_step: step, last_contact_on: day } = person;
        if (!step) return missing(isNarrow ? describeContact(t, day) : t('seekers.journal.noStep'));
        return (
          <span className={css.step}>
            <TwoLines below={<Due on={step.on} />}>{step.text}</TwoLines>
            <MarkDone person={person} />
          </span>
        );
      },
    },
    !isNarrow && {
      id: 'contact',
      header: t('seekers.journal.columns.lastContact'),
      cell: ({ last_contact_on: day }) =>
        day === null ? missing(t('seekers.journal.noContact')) : formatShortDay(day),
    },
    !isNarrow && {
      id: 'prepared',
      header: t('preparedApplications.title'),
      cell: ({ id, prepared_count: count }) =>
        count === 0 ? (
          missing('–')
        ) : (
          <Link href={`${paths.seeker(id)}#prepared`}>{t('seekers.caseload.prepared', { count })}</Link>
        ),
    },
    !isNarrow && {
      id: 'tags',
      header: t('seekers.journal.columns.tags'),
      cell: ({ tags }) => tags.join(', ') || missing('–'),
    },
  ];
  return columns.filter((column) => column !== false);
}

/** The last contact in words, where it has no column. */
function describeContact(t: Translate, day: string | null): string {
  return day === null
    ? t('seekers.journal.noContact')
    : t('seekers.journal.lastContactOn', { date: formatShortDay(day) });
}

function Due({ on }: { readonly on: string }) {
  const isLate = countDaysUntil(on) < 0;
  return (
    <span className={isLate ? css.late : undefined}>
      {isLate && <ClockAlert size={14} aria-hidden />}
      {formatShortDay(on)}, {formatDaysFromNow(on)}
    </span>
  );
}

function MarkDone({ person: { id, next_step: step } }: { readonly person: CaseloadPerson }) {
  const t = useT();
  const announce = useAnnounce();
  const { complete } = useJournal(id);
  if (!step) return null;
  const finish = () => complete.mutate(step.id, { onSuccess: () => announce(t('seekers.journal.markedDone')) });
  return (
    <>
      <Button icon={Check} isDense isPending={complete.isPending} onPress={finish}>
        {t('seekers.caseload.done')}
      </Button>
      {complete.error && <InlineNote tone="danger">{translateError(complete.error)}</InlineNote>}
    </>
  );
}
