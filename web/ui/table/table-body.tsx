import { Fragment, type SyntheticEvent, useRef } from 'react';
import { useIsPrinting } from '#web/lib/media.ts';
import { bodyEvents } from './body-events.ts';
import { BodyRow } from './body-row.tsx';
import css from './data-table.module.css';
import type { RowsProps } from './row-table.tsx';
import { isLong, useRowsInView } from './rows-in-view.ts';

/** A row of two lines. */
const estimatedHeight = 48;

type TableBodyProps<Row> = Omit<RowsProps<Row>, 'label'>;

/** The rows of a table. Printing a long one shows all of them. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { model, row, selection } = props;
  const isPrinting = useIsPrinting();
  if (isLong(model.rows.length) && !isPrinting) return <LongBody {...props} />;
  return (
    <tbody {...bodyEvents(row, selection)}>
      {model.rows.map((item) => (
        <BodyRow key={row.id(item)} item={item} model={model} row={row} selection={selection} />
      ))}
    </tbody>
  );
}

/** The rows in view; gaps hold the place of the others. */
function LongBody<Row>({ model, row, selection }: TableBodyProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const sizes = { count: model.rows.length, estimatedHeight };
  const { rows, gapAfter, measure, events: viewEvents } = useRowsInView<HTMLTableRowElement>(body, sizes);
  const events = bodyEvents(row, selection);
  const columnCount = model.columns.length + (selection ? 1 : 0) + (row.actions ? 1 : 0);
  const onFocus = (event: SyntheticEvent) => {
    viewEvents.onFocus(event);
    events.onFocus(event);
  };
  return (
    <tbody ref={body} {...events} {...viewEvents} onFocus={onFocus}>
      {rows.map(({ index, gapBefore }) => {
        const item = model.rows[index];
        if (!item) return null;
        return (
          <Fragment key={row.id(item)}>
            <Gap height={gapBefore} columnCount={columnCount} />
            <BodyRow ref={measure} index={index} item={item} model={model} row={row} selection={selection} />
          </Fragment>
        );
      })}
      <Gap height={gapAfter} columnCount={columnCount} />
    </tbody>
  );
}

function Gap({ height, columnCount }: { readonly height: number; readonly columnCount: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden className={css.gap}>
      <td colSpan={columnCount} style={{ height }} />
    </tr>
  );
}
