import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Checkbox } from '#web/ui/field/choice/checkbox.tsx';
import type { Column, RowOptions, Selection } from './column.ts';
import css from './data-table.module.css';
import { toggleAllRows, toggleRow } from './row-selection.ts';
import { useFits } from './use-fits.ts';
import type { TableModel } from './use-table-model.ts';

export interface RowsProps<Row> {
  readonly model: TableModel<Row>;
  readonly label: string;
  readonly row: RowOptions<Row>;
  readonly selection: Selection | undefined;
}

/** The rows as a table, for screens wider than a phone. */
export function RowTable<Row>({ model, label, row, selection }: RowsProps<Row>) {
  const t = useT();
  const ids = model.rows.map(row.id);
  const { ref, doesFit } = useFits();
  return (
    <section
      ref={ref}
      className={classNames(css.scroll, doesFit && css.fits)}
      // A horizontally scrolling region must be focusable by keyboard, even if no cell is.
      {...(doesFit ? {} : { tabIndex: 0, 'aria-label': t('tables.scrolls', { table: label }) })}
    >
      <table className={css.table} aria-label={label}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={css.select}>
                <Checkbox
                  aria-label={t('tables.selectAll')}
                  isSelected={ids.length > 0 && ids.every((id) => selection.ids.has(id))}
                  isIndeterminate={ids.some((id) => selection.ids.has(id)) && !ids.every((id) => selection.ids.has(id))}
                  onChange={() => toggleAllRows(selection, ids)}
                />
              </th>
            )}
            {model.columns.map((column) => (
              <HeaderCell key={column.id} column={column} model={model} />
            ))}
            {row.actions && (
              <th scope="col" className={css.end}>
                {t('tables.actions')}
              </th>
            )}
          </tr>
        </thead>
        <tbody {...bodyEvents(row, selection)}>
          {model.rows.map((item) => (
            <BodyRow key={row.id(item)} item={item} model={model} row={row} selection={selection} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface HeaderCellProps<Row> {
  readonly column: Column<Row>;
  readonly model: TableModel<Row>;
}

function HeaderCell<Row>({ column, model }: HeaderCellProps<Row>) {
  const t = useT();
  const direction = model.sort?.column === column.id ? model.sort.direction : null;
  const className = column.align === 'end' ? css.end : '';
  if (!model.canSort(column)) {
    return (
      <th scope="col" className={className}>
        {column.header}
      </th>
    );
  }
  const Icon = direction === null ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th scope="col" className={className} aria-sort={direction ?? 'none'}>
      <button type="button" className={css.sort} onClick={() => model.sortBy({ column: column.id, direction: next })}>
        {column.header}
        <Icon size={16} aria-hidden />
        {direction !== null && (
          <span className={css.direction}>{t(direction === 'ascending' ? 'tables.up' : 'tables.down')}</span>
        )}
      </button>
    </th>
  );
}

interface BodyRowProps<Row> extends Omit<RowsProps<Row>, 'label'> {
  readonly item: Row;
}

function BodyRow<Row>({ item, model, row, selection }: BodyRowProps<Row>) {
  const t = useT();
  const id = row.id(item);
  const isSelected = selection?.ids.has(id) ?? false;
  const [first, ...others] = model.columns;
  return (
    <tr
      data-row={id}
      aria-current={row.current === id ? 'true' : undefined}
      className={classNames((isSelected || row.current === id) && css.selected)}
    >
      {selection && (
        <td className={css.select}>
          <Checkbox
            aria-label={t('tables.select', { name: row.name(item) })}
            isSelected={isSelected}
            onChange={() => toggleRow(selection, id)}
          />
        </td>
      )}
      {first && (
        <th scope="row" className={css.name}>
          {row.href ? <Link href={row.href(item)}>{first.cell(item)}</Link> : first.cell(item)}
        </th>
      )}
      {others.map((column) => (
        <td key={column.id} className={column.align === 'end' ? css.end : ''}>
          {column.cell(item)}
        </td>
      ))}
      {row.actions && <td className={css.end}>{row.actions(item)}</td>}
    </tr>
  );
}

function bodyEvents<Row>({ onVisit }: RowOptions<Row>, selection: Selection | undefined) {
  const visit = (event: SyntheticEvent, by: 'press' | 'focus') => {
    const id = getRowId(event);
    if (id !== undefined) onVisit?.(id, by);
  };
  return {
    onKeyDown: (event: KeyboardEvent<HTMLTableSectionElement>) => {
      moveBetweenRows(event);
      if (selection) selectBySpace(event, selection);
    },
    onFocus: (event: SyntheticEvent) => visit(event, 'focus'),
    onClick: (event: SyntheticEvent) => {
      const isControl = event.target instanceof Element && event.target.closest('a, button, input, label');
      if (!isControl) visit(event, 'press');
    },
  };
}

function getRowId({ target }: SyntheticEvent): string | undefined {
  return target instanceof Element ? (target.closest('tr')?.getAttribute('data-row') ?? undefined) : undefined;
}

/** On the link of a row, Space selects the row; Enter opens its page. */
function selectBySpace(event: KeyboardEvent, selection: Selection): void {
  const id = getRowId(event);
  if (event.key !== ' ' || id === undefined || !(event.target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  toggleRow(selection, id);
}

/** Up and Down move focus to the same cell of the adjacent row; Tab still visits everything. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const cell = event.target instanceof Element ? event.target.closest('td, th') : null;
  const currentRow = cell?.parentElement;
  if (!step || !cell || !currentRow) return;
  const tableRows = [...event.currentTarget.children];
  const next = tableRows[tableRows.indexOf(currentRow) + step];
  const target = next?.children[[...currentRow.children].indexOf(cell)]?.querySelector<HTMLElement>('a, button, input');
  if (!target) return;
  event.preventDefault();
  target.focus();
}
