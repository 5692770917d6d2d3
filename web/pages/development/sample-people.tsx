import { ApplicationChip, type ApplicationStatus } from '#web/ui/data/marks/chip.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { PersonCell } from '#web/ui/table/person-cell.tsx';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly status: ApplicationStatus;
  readonly days: number;
}

export const people: readonly Person[] = [
  { id: '1', name: 'Ana Silva', status: 'applied', days: 2 },
  { id: '2', name: 'Sven Contreras', status: 'screening', days: 9 },
  { id: '3', name: 'Lakshmi Park', status: 'interview', days: 4 },
];

export const peopleColumns: readonly Column<Person>[] = [
  { id: 'name', header: 'Person', cell: ({ name }) => <PersonCell name={name} />, sortBy: ({ name }) => name },
  { id: 'stage', header: 'Stage', cell: ({ status }) => <ApplicationChip status={status} />, card: 'top' },
  { id: 'days', header: 'Waiting', cell: ({ days }) => `${days} days`, sortBy: ({ days }) => days, align: 'end' },
];

export const peopleRow = { id: ({ id }: Person) => id, name: ({ name }: Person) => name, href: () => '/ui' };
