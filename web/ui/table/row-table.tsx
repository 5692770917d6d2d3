import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { Ref } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Checkbox } from '#web/ui/field/choice/checkbox.tsx';
import type { Column, RowOptions, Selection } from './column.ts';
import css from './data-table.module.css';
import { toggleAllRows } from './row-selection.ts';
import { isLong } from './rows-in-view.ts';
import { TableBody } from './table-body.tsx';
import { useFits } from './use-fits.ts';
import type { TableModel } from './use-table-model.ts';

export interface RowsProps<Row> {
  readonly model: TableModel<Row>;
  readonly label: string;
  readonly row: RowOptions<Row>;
  readonly selection: Selection | undefined;
}

/** A row of a table, or a card. */
export interface RowProps<Row, RowElement extends Element> extends Omit<RowsProps<Row>, 'label'> {
  readonly item: Row;
  /** From 0 among all rows, if only those in view are rendered. */
  readonly index?: number;
  readonly ref?: Ref<RowElement>;
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
      {/* Of many rows only those in view are in the document. */}
      <table className={css.table} aria-label={label} {...(isLong(ids.length) && { 'aria-rowcount': ids.length + 1 })}>
        <thead>
          <tr {...(isLong(ids.length) && { 'aria-rowindex': 1 })}>
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
        <TableBody model={model} row={row} selection={selection} />
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
