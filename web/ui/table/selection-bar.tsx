import { X } from 'lucide-react';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import type { Selection } from './column.ts';
import css from './data-table.module.css';

/** The number of selected rows and the actions for them. */
export function SelectionBar({ selection }: { readonly selection: Selection }) {
  const t = useT();
  return (
    <section className={css.selection} aria-label={t('tables.selectionActions')}>
      <p role="status">{t('common.states.selected', { count: selection.ids.size })}</p>
      {selection.actions}
      <Button variant="quiet" icon={X} onPress={() => selection.onChange(new Set())}>
        {t('tables.clearSelection')}
      </Button>
    </section>
  );
}
