import { memo, type ReactNode } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { Checkbox } from '#web/ui/field/choice/checkbox.tsx';
import css from './row-cards.module.css';
import { toggleRow } from './row-selection.ts';
import type { RowProps } from './row-table.tsx';

function Card<Row>({ item, model, row, selection, index, ref }: RowProps<Row, HTMLLIElement>) {
  const t = useT();
  const id = row.id(item);
  const [first, ...others] = model.columns;
  const top = others.filter((column) => column.card === 'top');
  const facts = others.filter((column) => (column.card ?? 'fact') === 'fact');
  const place = index === undefined ? {} : { 'aria-posinset': index + 1, 'aria-setsize': model.rows.length };
  return (
    <li ref={ref} data-index={index} {...place} className={css.item}>
      <div className={css.card}>
        <div className={css.top}>
          {selection && (
            <Checkbox
              aria-label={t('tables.select', { name: row.name(item) })}
              isSelected={selection.ids.has(id)}
              onChange={() => toggleRow(selection, id)}
            />
          )}
          <span className={css.name}>
            {row.href ? <Link href={row.href(item)}>{first?.cell(item)}</Link> : first?.cell(item)}
          </span>
          {top.map((column) => (
            <span key={column.id}>{column.cell(item)}</span>
          ))}
        </div>
        <dl>
          {facts.map((column) => (
            <Fact key={column.id} header={column.header}>
              {column.cell(item)}
            </Fact>
          ))}
        </dl>
        <RowActions of={row.actions?.(item)} />
      </div>
    </li>
  );
}

/** A row on a phone: name, chip, facts, actions. Scrolling does not render it again. */
export const RowCard = memo(Card) as typeof Card;

interface FactProps {
  readonly header: string;
  readonly children: ReactNode;
}

/** Nothing for an empty cell. */
function Fact({ header, children }: FactProps) {
  if (children === null) return null;
  return (
    <div className={css.fact}>
      <dt>{header}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function RowActions({ of: actions }: { readonly of: ReactNode }) {
  return actions ? <div className={css.actions}>{actions}</div> : null;
}
