import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { downloadComparison } from './comparison-queries.ts';

interface ExportComparisonProps {
  readonly ids: readonly number[];
  readonly hasNames: boolean;
}

/** Downloads the comparison as CSV; without names while they are hidden. */
export function ExportComparison({ ids, hasNames }: ExportComparisonProps) {
  const t = useT();
  const download = useMutation({ mutationFn: () => downloadComparison(ids, hasNames) });
  return (
    <>
      <Button icon={Download} isPending={download.isPending} onPress={() => download.mutate()} isDense>
        {t('applications.compare.csv')}
      </Button>
      {download.error && <InlineNote tone="danger">{translateError(download.error)}</InlineNote>}
    </>
  );
}
