import { memo } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Checkbox } from '#web/ui/field/choice/checkbox.tsx';
import css from './data-table.module.css';
import { toggleRow } from './row-selection.ts';
import type { RowProps } from './row-table.tsx';

function Row<Item>({ item, model, row, selection, index, ref }: RowProps<Item, HTMLTableRowElement>) {
  const t = useT();
  const id = row.id(item);
  const isSelected = selection?.ids.has(id) ?? false;
  const [first, ...others] = model.columns;
  return (
    <tr
      ref={ref}
      data-row={id}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
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

/** A row of the table. Scrolling does not render it again. */
export const BodyRow = memo(Row) as typeof Row;
