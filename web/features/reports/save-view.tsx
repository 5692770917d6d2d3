import { Bookmark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ReportName } from '#domain/features/reports/names.ts';
import type { ViewPlan } from '#domain/features/reports/saved-view.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { useReportAddress } from './use-report-address.ts';
import { useSavedViewActions, type ViewAddress } from './view-queries.ts';

const ViewDialog = lazy(async () => ({ default: (await import('./view-dialog.tsx')).ViewDialog }));

/** Saves the report with its filters under a name. */
export function SaveView({ name: report }: { readonly name: ReportName }) {
  const t = useT();
  const canSave = useScope('report.save') !== null;
  const { filter, preset } = useReportAddress(report);
  const { save } = useSavedViewActions();
  const [isOpen, setOpen] = useState(false);
  if (!canSave) return null;
  const send = async (plan: ViewPlan) => {
    const { name } = await save.mutateAsync({ report, filter: nameThePeriod(filter, preset), ...plan });
    showToast({ action: 'save-view', tone: 'ok', text: t('reports.views.saved', { name }) });
  };
  return (
    <>
      <Button icon={Bookmark} onPress={() => setOpen(true)}>
        {t('reports.views.save')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ViewDialog
            title={t('reports.views.save')}
            plan={{ name: t(`reports.${report}.title`), frequency: 'never' }}
            onSave={send}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function nameThePeriod(
  { from, to, ...others }: ReturnType<typeof useReportAddress>['filter'],
  preset: ReturnType<typeof useReportAddress>['preset'],
): ViewAddress {
  if (preset !== 'own') return { ...others, period: preset };
  return { ...others, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}
