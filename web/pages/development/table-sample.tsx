import { Briefcase } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/action/button.tsx';
import { ApplicationChip, type ApplicationStatus } from '#web/ui/data/marks/chip.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { Sample } from './sample.tsx';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly status: ApplicationStatus;
  readonly days: number;
}

const people: readonly Person[] = [
  { id: '1', name: 'Ana Silva', status: 'applied', days: 2 },
  { id: '2', name: 'Sven Contreras', status: 'screening', days: 9 },
  { id: '3', name: 'Lakshmi Park', status: 'interview', days: 1 },
];

const columns: readonly Column<Person>[] = [
  { id: 'name', header: 'Person', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'stage', header: 'Stage', cell: ({ status }) => <ApplicationChip status={status} />, card: 'top' },
  { id: 'days', header: 'Waiting', cell: ({ days }) => `${days} days`, sortBy: ({ days }) => days, align: 'end' },
];

export function TableSample() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(['2']));
  const row = { id: ({ id }: Person) => id, name: ({ name }: Person) => name, href: () => '/ui' };
  const empty = <EmptyState icon={Briefcase} title="No applicants yet" />;
  return (
    <Sample name="DataTable" layout="stack">
      <DataTable
        tableId="samples"
        label="Applicants"
        columns={columns}
        rows={people}
        row={row}
        status="success"
        empty={empty}
        selection={{ ids, onChange: setIds, actions: <Button isDense>Move</Button> }}
      />
      <DataTable
        tableId="no-samples"
        label="No applicants"
        columns={columns}
        rows={[]}
        row={row}
        status="success"
        empty={empty}
      />
    </Sample>
  );
}
