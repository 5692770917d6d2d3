import type { ReactNode } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { Checkbox } from '#web/ui/field/choice/checkbox.tsx';
import css from './row-cards.module.css';
import { toggleRow } from './row-selection.ts';
import type { RowsProps } from './row-table.tsx';

/** The rows as cards, for a phone: name, chip, facts, actions. */
export function RowCards<Row>({ model, label, row, selection }: RowsProps<Row>) {
  const t = useT();
  const [first, ...others] = model.columns;
  const top = others.filter((column) => column.card === 'top');
  const facts = others.filter((column) => (column.card ?? 'fact') === 'fact');
  return (
    <ul className={css.cards} aria-label={label}>
      {model.rows.map((item) => (
        <li key={row.id(item)} className={css.card}>
          <div className={css.top}>
            {selection && (
              <Checkbox
                aria-label={t('tables.select', { name: row.name(item) })}
                isSelected={selection.ids.has(row.id(item))}
                onChange={() => toggleRow(selection, row.id(item))}
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
        </li>
      ))}
    </ul>
  );
}

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
