import { Download } from 'lucide-react';
import { useState } from 'react';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { downloadAudit } from './queries.ts';
import { useAuditAddress } from './use-audit-address.ts';

/** The entries that the filters find, as a file. */
export function AuditDownload() {
  const t = useT();
  const { query } = useAuditAddress();
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      await downloadAudit(query);
    } catch (error) {
      showToast({ action: 'download-audit', tone: 'danger', text: translateError(error) });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button icon={Download} onPress={() => void download()} isPending={isPending}>
      {t('audit.csv')}
    </Button>
  );
}
