import { Download, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReportName } from '#domain/features/reports/names.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { downloadReport } from './queries.ts';
import { SaveView } from './save-view.tsx';
import { useReport } from './use-report.ts';
import { type FilterAddress, useReportAddress } from './use-report-address.ts';

/** Printing, and the table as a file. */
export function ReportActions({ name }: { readonly name: ReportName }) {
  const t = useT();
  const { filter } = useReportAddress(name);
  const [isPending, setPending] = useState(false);
  const printing = usePrinting(name, filter);
  const download = async () => {
    setPending(true);
    try {
      await downloadReport(name, filter);
    } catch (error) {
      showToast({ action: 'download-report', tone: 'danger', text: translateError(error) });
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <SaveView name={name} />
      <Button icon={Printer} onPress={printing.print} isPending={printing.isPending}>
        {t('reports.print')}
      </Button>
      <Button icon={Download} onPress={() => void download()} isPending={isPending}>
        {t('reports.csv')}
      </Button>
    </>
  );
}

/** Prints as soon as the table has loaded, or failed to. */
function usePrinting(name: ReportName, filter: FilterAddress) {
  const { summary, table } = useReport(name, filter);
  const [isPending, setPending] = useState(false);
  const isLoaded = table.status !== 'pending' || summary.status === 'error';
  useEffect(() => {
    if (!isPending || !isLoaded) return;
    setPending(false);
    window.print();
  }, [isPending, isLoaded]);
  return { print: () => setPending(true), isPending };
}
