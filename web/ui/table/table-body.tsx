import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useIsPrinting } from '#web/lib/media.ts';
import { bodyEvents } from './body-events.ts';
import { BodyRow } from './body-row.tsx';
import css from './data-table.module.css';
import type { RowsProps } from './row-table.tsx';

/** From this many rows on, only those in view are rendered. */
const longFrom = 100;
/** A row of two lines, until it is measured. */
const estimatedHeight = 48;
/** Rows rendered above and below the window, so that fast scrolling shows no gaps. */
const overscan = 6;

type TableBodyProps<Row> = Omit<RowsProps<Row>, 'label'>;

export function isLong(rowCount: number): boolean {
  return rowCount >= longFrom;
}

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

/** The rows in view, and the row with the focus with its neighbors; gaps hold the place of the others. */
function LongBody<Row>({ model, row, selection }: TableBodyProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const scrollMargin = useTopOf(body);
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: model.rows.length,
    estimateSize: () => estimatedHeight,
    overscan,
    scrollMargin,
    // React may spread the new rows over several frames; the rows beyond the window hide it.
    useFlushSync: false,
    rangeExtractor: (range) => extractRange(range, focused),
  });
  const events = bodyEvents(row, selection);
  const columnCount = model.columns.length + (selection ? 1 : 0) + (row.actions ? 1 : 0);
  const items = virtualizer.getVirtualItems();
  const end = virtualizer.getTotalSize() + scrollMargin;
  const onFocus = (event: SyntheticEvent) => {
    const index = event.target instanceof Element ? event.target.closest('tr')?.getAttribute('data-index') : null;
    setFocused(index ? Number(index) : null);
    events.onFocus(event);
  };
  return (
    <tbody ref={body} {...events} onFocus={onFocus} onBlur={() => setFocused(null)}>
      {items.map(({ index, start }, at) => {
        const item = model.rows[index];
        if (!item) return null;
        return (
          <Fragment key={row.id(item)}>
            <Gap height={start - (items[at - 1]?.end ?? scrollMargin)} columnCount={columnCount} />
            <BodyRow
              ref={virtualizer.measureElement}
              index={index}
              item={item}
              model={model}
              row={row}
              selection={selection}
            />
          </Fragment>
        );
      })}
      <Gap height={end - (items.at(-1)?.end ?? end)} columnCount={columnCount} />
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

/** The arrow keys need the neighbors of the focused row, and scrolling must not remove the focus. */
function extractRange(range: Range, focused: number | null): number[] {
  const kept = focused === null ? [] : [focused - 1, focused, focused + 1];
  const inTable = kept.filter((index) => index >= 0 && index < range.count);
  return [...new Set([...defaultRangeExtractor(range), ...inTable])].sort((left, right) => left - right);
}

/** The distance from the top of the document, which changes with the content above. */
function useTopOf(element: { readonly current: HTMLElement | null }): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const measure = () => setTop(Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
