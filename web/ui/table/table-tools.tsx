import { Columns3, Rows3, Rows4 } from 'lucide-react';
import type { ReactNode } from 'react';
import { setComfort, useComfort } from '#web/lib/comfort.ts';
import { useIsPhone } from '#web/lib/media.ts';
import { formatNumber } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Checkbox } from '#web/ui/field/choice/checkbox.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { Panel } from '#web/ui/overlay/panel.tsx';
import type { Column } from './column.ts';
import css from './data-table.module.css';
import type { TableModel } from './use-table-model.ts';

/** The row count; `capped` means at least this many. */
export interface Total {
  readonly count: number;
  readonly capped: boolean;
}

interface TableToolsProps<Row> {
  readonly model: TableModel<Row>;
  readonly all: readonly Column<Row>[];
  readonly total: Total;
  /** More buttons for the whole list, such as a download. */
  readonly buttons?: ReactNode;
}

/** The row above the table: row count, column settings, density. */
export function TableTools<Row>({ model, all, total, buttons }: TableToolsProps<Row>) {
  const t = useT();
  const isPhone = useIsPhone();
  const count = formatNumber(total.count);
  return (
    <div className={css.tools}>
      <p className={css.count}>
        {total.capped ? t('tables.countMore', { count }) : t('tables.count', { count: total.count })}
      </p>
      {isPhone ? (
        <SortSelect model={model} all={all} />
      ) : (
        <div className={css.toolButtons}>
          {buttons}
          <ColumnsButton model={model} all={all} />
          <DensityButton />
        </div>
      )}
    </div>
  );
}

type ModelProps<Row> = Pick<TableToolsProps<Row>, 'model' | 'all'>;

function ColumnsButton<Row>({ model, all }: ModelProps<Row>) {
  const t = useT();
  const optional = all.filter((column, index) => index > 0 && !column.isFixed);
  if (optional.length === 0) return null;
  return (
    <Panel
      label={t('tables.columns')}
      trigger={(props) => (
        <Button {...props} variant="quiet" icon={Columns3}>
          {t('tables.columns')}
        </Button>
      )}
    >
      <div className={css.columns}>
        {optional.map((column) => (
          <Checkbox
            key={column.id}
            isSelected={!model.hidden.has(column.id)}
            onChange={() => model.toggleColumn(column.id)}
          >
            {column.header}
          </Checkbox>
        ))}
      </div>
    </Panel>
  );
}

function DensityButton() {
  const t = useT();
  const density = useComfort((comfort) => comfort.density);
  const isCompact = density === 'compact';
  return (
    <Button
      variant="quiet"
      icon={isCompact ? Rows3 : Rows4}
      onPress={() => setComfort({ density: isCompact ? 'standard' : 'compact' })}
    >
      {t('common.labels.named', { label: t('tables.density'), value: t(`tables.${density}`) })}
    </Button>
  );
}

/** Cards have no column headers, so the sort order is chosen from a list. */
function SortSelect<Row>({ model, all }: ModelProps<Row>) {
  const t = useT();
  const sortable = all.filter(model.canSort);
  if (sortable.length === 0) return null;
  const choices = sortable.flatMap(({ id, header }) => [
    { value: `${id}:ascending`, label: t('tables.sortedUp', { column: header }) },
    { value: `${id}:descending`, label: t('tables.sortedDown', { column: header }) },
  ]);
  const choose = (value: string) => {
    const [column = '', direction] = value.split(':');
    model.sortBy({ column, direction: direction === 'descending' ? 'descending' : 'ascending' });
  };
  const value = model.sort ? `${model.sort.column}:${model.sort.direction}` : null;
  return <Select label={t('tables.order')} value={value} onChange={choose} choices={choices} />;
}
