import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, type SyntheticEvent, useEffect, useState } from 'react';

/** From this many rows on, only those in view are rendered. */
const longFrom = 100;
/** Rows rendered above and below the window, so that fast scrolling shows no gaps. */
const overscan = 4;

export function isLong(rowCount: number): boolean {
  return rowCount >= longFrom;
}

interface RowSizes {
  readonly count: number;
  /** Of a row, until it is measured. */
  readonly estimatedHeight: number;
}

/** A row to render, and the height of the rows that are left out before it. */
interface RowInView {
  readonly index: number;
  readonly gapBefore: number;
}

interface RowsInView<RowElement extends Element> {
  readonly rows: readonly RowInView[];
  /** The height of the rows that are left out after the last one. */
  readonly gapAfter: number;
  /** The `ref` of each row, which needs its index as `data-index`. */
  readonly measure: (element: RowElement | null) => void;
  /** Handlers of the list. */
  readonly events: { readonly onFocus: (event: SyntheticEvent) => void; readonly onBlur: () => void };
}

/** The rows of a long list that are in the window, and the row with the focus with its neighbors. */
export function useRowsInView<RowElement extends Element>(
  list: RefObject<HTMLElement | null>,
  { count, estimatedHeight }: RowSizes,
): RowsInView<RowElement> {
  const [focused, setFocused] = useState<number | null>(null);
  const scrollMargin = useTopOf(list);
  const virtualizer = useWindowVirtualizer<RowElement>({
    count,
    estimateSize: () => estimatedHeight,
    overscan,
    scrollMargin,
    // React may spread the new rows over several frames; the rows beyond the window hide it.
    useFlushSync: false,
    rangeExtractor: (range) => extractRange(range, focused),
  });
  const items = virtualizer.getVirtualItems();
  const end = virtualizer.getTotalSize() + scrollMargin;
  return {
    rows: items.map((item, at) => ({ index: item.index, gapBefore: getGap(items[at - 1]?.end ?? scrollMargin, item) })),
    gapAfter: end - (items.at(-1)?.end ?? end),
    measure: virtualizer.measureElement,
    events: { onFocus: (event) => setFocused(getIndex(event.target)), onBlur: () => setFocused(null) },
  };
}

function getGap(endBefore: number, { start }: VirtualItem): number {
  return Math.max(0, start - endBefore);
}

function getIndex(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest('[data-index]') : null;
  return row ? Number(row.getAttribute('data-index')) : null;
}

/** The arrow keys need the neighbors of the focused row, and scrolling must not remove the focus. */
function extractRange(range: Range, focused: number | null): number[] {
  const kept = focused === null ? [] : [focused - 1, focused, focused + 1];
  const inList = kept.filter((index) => index >= 0 && index < range.count);
  return [...new Set([...defaultRangeExtractor(range), ...inList])].sort((left, right) => left - right);
}

/** The distance from the top of the document, which changes with the content above. */
function useTopOf(element: RefObject<HTMLElement | null>): number {
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
