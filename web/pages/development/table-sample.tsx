import { Briefcase } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/action/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { Sample } from './sample.tsx';
import { people, peopleColumns, peopleRow } from './sample-people.tsx';

export function TableSample() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(['2']));
  const empty = <EmptyState icon={Briefcase} title="No applicants yet" />;
  return (
    <Sample name="DataTable, SelectionBar, PersonCell" layout="stack">
      <DataTable
        tableId="samples"
        label="Applicants"
        columns={peopleColumns}
        rows={people}
        row={peopleRow}
        status="success"
        empty={empty}
        selection={{ ids, onChange: setIds, actions: <Button isDense>Move</Button> }}
      />
      <DataTable
        tableId="no-samples"
        label="No applicants"
        columns={peopleColumns}
        rows={[]}
        row={peopleRow}
        status="success"
        empty={empty}
      />
    </Sample>
  );
}
