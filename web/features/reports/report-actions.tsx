import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import type { ReportName } from '#domain/features/reports/names.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { downloadReport } from './queries.ts';
import { SaveView } from './save-view.tsx';
import { useReportAddress } from './use-report-address.ts';

/** Printing, and the table as a file. */
export function ReportActions({ name }: { readonly name: ReportName }) {
  const t = useT();
  const { filter } = useReportAddress(name);
  const [isPending, setPending] = useState(false);
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
      <Button icon={Printer} onPress={() => window.print()}>
        {t('reports.print')}
      </Button>
      <Button icon={Download} onPress={() => void download()} isPending={isPending}>
        {t('reports.csv')}
      </Button>
    </>
  );
}
