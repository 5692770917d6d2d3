import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ReportName } from '#domain/features/reports/names.ts';
import type { SavedView, ViewPlan } from '#domain/features/reports/saved-view.ts';
import { useScope } from '#web/lib/session/role.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { RemoveDialog } from '#web/ui/overlay/remove-dialog.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { ViewDialog } from './view-dialog.tsx';
import { savedViews, useSavedViewActions } from './view-queries.ts';

interface SavedViewsProps {
  readonly names: readonly ReportName[];
  readonly getHref: (name: string) => string;
}

/** The user's saved views of some reports; nothing without one. */
export function SavedViews(props: SavedViewsProps) {
  const canSave = useScope('report.save') !== null;
  return canSave ? <ViewList {...props} /> : null;
}

function ViewList({ names, getHref }: SavedViewsProps) {
  const t = useT();
  const { data } = useQuery(savedViews);
  const [edited, setEdited] = useState<SavedView | null>(null);
  const [removed, setRemoved] = useState<SavedView | null>(null);
  const views = data?.views.filter(({ report }) => names.includes(report)) ?? [];
  if (!data || views.length === 0) return null;
  const isMailed = views.some(({ frequency }) => frequency !== 'never');
  return (
    <CardSection title={t('reports.views.title')}>
      {isMailed && data.mail !== 'on' && <InlineNote tone="warn">{t(`reports.views.${data.mail}`)}</InlineNote>}
      <DataTable
        tableId="report-views"
        label={t('reports.views.title')}
        columns={buildColumns(t)}
        rows={views}
        row={{
          id: ({ id }) => String(id),
          name: ({ name }) => name,
          href: ({ report, address }) => [getHref(report), address].filter(Boolean).join('?'),
          actions: (view) => (
            <>
              <IconButton
                icon={Pencil}
                label={`${t('reports.views.edit')}: ${view.name}`}
                onPress={() => setEdited(view)}
              />
              <IconButton
                icon={Trash2}
                label={`${t('reports.views.remove')}: ${view.name}`}
                onPress={() => setRemoved(view)}
              />
            </>
          ),
        }}
        status="success"
        hasTools={false}
        empty={null}
      />
      {edited && <EditView view={edited} onClose={() => setEdited(null)} />}
      {removed && <RemoveView view={removed} onClose={() => setRemoved(null)} />}
    </CardSection>
  );
}

function buildColumns(t: Translate) {
  return [
    { id: 'name', header: t('reports.views.name'), cell: ({ name }: SavedView) => name },
    { id: 'report', header: t('reports.views.report'), cell: ({ report }: SavedView) => t(`reports.${report}.title`) },
    {
      id: 'mail',
      header: t('reports.views.mail'),
      cell: ({ frequency }: SavedView) => t(`reports.views.frequencies.${frequency}`),
    },
  ];
}

interface ViewProps {
  readonly view: SavedView;
  readonly onClose: () => void;
}

function EditView({ view: { id, name, frequency }, onClose }: ViewProps) {
  const t = useT();
  const { change } = useSavedViewActions();
  const save = async (plan: ViewPlan) => {
    await change.mutateAsync({ id, ...plan });
    showToast({ action: 'change-view', tone: 'ok', text: t('reports.views.changed') });
  };
  return <ViewDialog title={name} plan={{ name, frequency }} onSave={save} onClose={onClose} />;
}

function RemoveView({ view: { id, name }, onClose }: ViewProps) {
  const t = useT();
  const { remove } = useSavedViewActions();
  return (
    <RemoveDialog
      action="remove-view"
      title={t('reports.views.removeTitle', { name })}
      text={t('reports.views.removeText')}
      confirmLabel={t('reports.views.removeConfirm')}
      isPending={remove.isPending}
      onRemove={() => remove.mutateAsync(id)}
      onClose={onClose}
    />
  );
}
