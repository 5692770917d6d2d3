import { Fragment, useRef } from 'react';
import { useIsPrinting } from '#web/lib/media.ts';
import { RowCard } from './row-card.tsx';
import css from './row-cards.module.css';
import type { RowsProps } from './row-table.tsx';
import { isLong, useRowsInView } from './rows-in-view.ts';

/** A card with six facts. */
const estimatedHeight = 300;

/** The rows as cards, for a phone. Printing a long list shows all of them. */
export function RowCards<Row>(props: RowsProps<Row>) {
  const { model, label, row, selection } = props;
  const isPrinting = useIsPrinting();
  if (isLong(model.rows.length) && !isPrinting) return <LongList {...props} />;
  return (
    <ul className={css.cards} aria-label={label}>
      {model.rows.map((item) => (
        <RowCard key={row.id(item)} item={item} model={model} row={row} selection={selection} />
      ))}
    </ul>
  );
}

/** The cards in view; gaps hold the place of the others. */
function LongList<Row>({ model, label, row, selection }: RowsProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const sizes = { count: model.rows.length, estimatedHeight };
  const { rows, gapAfter, measure, events } = useRowsInView<HTMLLIElement>(list, sizes);
  return (
    <ul ref={list} className={css.cards} aria-label={label} {...events}>
      {rows.map(({ index, gapBefore }) => {
        const item = model.rows[index];
        if (!item) return null;
        return (
          <Fragment key={row.id(item)}>
            <Gap height={gapBefore} />
            <RowCard ref={measure} index={index} item={item} model={model} row={row} selection={selection} />
          </Fragment>
        );
      })}
      <Gap height={gapAfter} />
    </ul>
  );
}

function Gap({ height }: { readonly height: number }) {
  return height > 0 ? <li aria-hidden style={{ height }} /> : null;
}
