import { Check } from 'lucide-react';
import type { CaseloadPerson } from '#domain/features/journal/contract.ts';
import { paths } from '#web/app/paths.ts';
import { useJournal } from '#web/features/journal/queries.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { countDaysUntil, formatDate, formatDaysFromNow } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { Time } from '#web/ui/data/time.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { TwoLines } from '#web/ui/table/two-lines.tsx';
import css from './caseload.module.css';

interface CaseloadTableProps {
  readonly label: string;
  readonly people: readonly CaseloadPerson[];
}

/** People with their next step, which can be marked as done in its row. */
export function CaseloadTable({ label, people }: CaseloadTableProps) {
  const t = useT();
  const hasStep = people.some(({ next_step: step }) => step !== null);
  return (
    <DataTable
      tableId="caseload"
      label={label}
      columns={listColumns(t)}
      rows={people}
      row={{
        id: ({ id }) => String(id),
        name: ({ name }) => name,
        href: ({ id }) => paths.seeker(id),
        actions: hasStep ? (person) => <MarkDone person={person} /> : undefined,
      }}
      status="success"
      empty={null}
      hasTools={false}
    />
  );
}

function listColumns(t: Translate): Column<CaseloadPerson>[] {
  const missing = (text: string) => <span className={css.muted}>{text}</span>;
  return [
    { id: 'name', header: t('seekers.pool.columns.name'), cell: ({ name }) => name },
    {
      id: 'step',
      header: t('seekers.journal.columns.nextStep'),
      cell: ({ next_step: step }) =>
        step ? <TwoLines below={<Due on={step.on} />}>{step.text}</TwoLines> : missing(t('seekers.journal.noStep')),
    },
    {
      id: 'contact',
      header: t('seekers.journal.columns.lastContact'),
      cell: ({ last_contact_on: day }) =>
        day === null ? missing(t('seekers.journal.noContact')) : <Time when={day} />,
    },
    {
      id: 'prepared',
      header: t('preparedApplications.title'),
      cell: ({ id, prepared_count: count }) =>
        count === 0 ? (
          missing('–')
        ) : (
          <Link href={`${paths.seeker(id)}#prepared`}>{t('seekers.caseload.prepared', { count })}</Link>
        ),
    },
    {
      id: 'tags',
      header: t('seekers.journal.columns.tags'),
      cell: ({ tags }) => tags.join(', ') || missing('–'),
    },
  ];
}

function Due({ on }: { readonly on: string }) {
  const isLate = countDaysUntil(on) < 0;
  return (
    <span className={isLate ? css.late : undefined}>
      {formatDate(on)}, {formatDaysFromNow(on)}
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
